import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { fullText, llmsFile, type TwinGroup } from '../../endpoints/twins/llmsFiles';
import { pageTwin, type Edition, type TwinPage } from '../../endpoints/twins/pageTwin';
import { sectionUrl, type SectionName } from '../../site/sections';
import { SITE } from '../../site/site';
import { LLMS_FULL_URL, LLMS_URL, pageOfTwin, sectionTextUrl, twinUrl } from '../../site/twins';
import { SCREEN_URLS } from '../content/routes';
import { walkFiles } from '../files/walkFiles';
import type { PublicFiles } from './publicFiles';
import type { TypePage } from './typePages';
import { unwrapQuery } from './unwrapQuery';

const TWINS = /* GraphQL */ `
  query Twins {
    allSection {
      nodes {
        name
        title
        pages {
          ...Twin
        }
      }
    }
    allMdx(
      filter: { isShown: { eq: true }, section: { name: { eq: null } } }
      sort: { title: ASC }
    ) {
      nodes {
        ...Twin
      }
    }
  }

  fragment Twin on Mdx {
    url
    title
    description
    teaser
    date
    authors
    markdown
    related {
      title
      url
    }
  }
`;

type Parts = {
  publicFiles: PublicFiles;
  /** The release of webpack that pages are about. */
  release: string;
  /** Pages that are made from types. */
  typePages: readonly TypePage[];
};

/** What a reader with little room leaves out: what is about these pages, or about a day in the past. */
const OPTIONAL: readonly string[] = ['contribute', 'blog'];

/** Writes every page as Markdown, the list of all, and all as one text. */
export async function writeTwins(
  { graphql }: Pick<CreatePagesArgs, 'graphql'>,
  { publicFiles, release, typePages }: Parts,
): Promise<void> {
  const found = unwrapQuery(await graphql<Queries.TwinsQuery>(TWINS));
  const groups = groupsOf(found, typePages);
  const edition = { siteUrl: SITE.url, release };
  const files = twinFiles(groups, edition);
  for (const [url, text] of files) publicFiles.write(url, text);
  removeOthers(new Set(files.map(([url]) => url)), publicFiles);
}

function groupsOf(
  { allSection, allMdx }: Queries.TwinsQuery,
  typePages: readonly TypePage[],
): TwinGroup[] {
  const others = allMdx.nodes.filter(({ url }) => !SCREEN_URLS.includes(url));
  return [
    ...allSection.nodes.map(({ name, title, pages }) => ({
      title,
      section: name as SectionName,
      isOptional: OPTIONAL.includes(name),
      pages: name === 'blog' ? withPosts(pages) : pages,
    })),
    { title: 'More', pages: others },
    { title: 'Types', isOptional: true, pages: typePages },
  ];
}

/** The first page of the blog lists the posts. */
const withPosts = (pages: readonly TwinPage[]): TwinPage[] => {
  const isList = ({ url }: TwinPage) => url === sectionUrl('blog');
  const posts = pages.filter((page) => !isList(page));
  return pages.map((page) => (isList(page) ? { ...page, posts } : page));
};

const twinFiles = (groups: readonly TwinGroup[], edition: Edition): [string, string][] => [
  ...groups.flatMap(({ pages }) =>
    pages.map((page): [string, string] => [twinUrl(page.url), pageTwin(page, edition)]),
  ),
  ...groups.flatMap((group): [string, string][] =>
    group.section ? [[sectionTextUrl(group.section), fullText([group], edition)]] : [],
  ),
  [LLMS_URL, llmsFile(groups, edition)],
  [LLMS_FULL_URL, fullText(groups, edition)],
];

/** Those of pages that are gone. */
function removeOthers(current: ReadonlySet<string>, { folder }: PublicFiles): void {
  for (const url of walkFiles(folder).map((file) => `/${file}`)) {
    if (pageOfTwin(url) && !current.has(url)) rmSync(join(folder, url));
  }
}
