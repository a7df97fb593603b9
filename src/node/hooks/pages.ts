import type { CreatePagesArgs } from 'gatsby';
import { fromRoot } from '../files/fromRoot';
import { navigationFile, navigationFileUrl } from '../../endpoints/navigationFile';
import { printableBody } from '../../endpoints/printableBody';
import { CHECKER_URL } from '../../site/checkerFiles';
import { printableUrl, sectionUrl } from '../../site/sections';
import type { Issue } from '../content/issues';
import { isPost } from '../content/page/publishedDate';
import { writeFeeds } from '../output/feeds';
import { writeTwins } from '../output/twins';
import { prepareReference, readReference } from '../reference/reference';
import { writeDocSearch } from '../patches/docSearch';
import { patchLoader } from '../patches/gatsbyLoader';
import { writeRouter } from '../patches/reachRouter';
import { writeKillSwitch } from '../output/offline/workers';
import { cardOfContent, drawCard } from './cards';
import { panelsAbove } from '../authoring/panels';
import { untilFilesAreRead } from '../authoring/unreadFiles';
import { writePictures } from '../output/pictures';
import {
  bodies,
  checkerFiles,
  content,
  IS_DEVELOP,
  publicFiles,
  searchFiles,
  typePages,
} from './site';
import type { TypePage } from '../output/typePages';
import { unwrapQuery } from '../output/unwrapQuery';
import { showIssues, stopAtIssues } from '../authoring/reportIssues';
import { SCREEN_URLS } from '../content/routes';
import { writeSponsorFiles } from '../sources/sponsors';

const template = (name: string) => fromRoot(`src/templates/${name}.tsx`);

/** Texts are compiled while Gatsby gathers its nodes. */
export async function onPreBootstrap(): Promise<void> {
  patchLoader();
  writeDocSearch();
  writeRouter();
  // `createPages` awaits the same result, and reports what went wrong.
  content.validateContent().catch(() => undefined);
  // Hooks that aren't asynchronous read it, too.
  await prepareReference();
  // A worker of a built site that was served on the same port has to go.
  if (IS_DEVELOP) await writeKillSwitch(publicFiles);
}

type Routes = Queries.RoutesQuery;

const ROUTES = /* GraphQL */ `
  query Routes {
    allMdx(filter: { isShown: { eq: true } }) {
      nodes {
        id
        path
        url
        title
        description
        teaser
        date
        section {
          title
        }
        publication
        html
      }
    }
    allSection {
      nodes {
        name
        printable
        pages {
          url
          title
          html
          anchors {
            title
            id
            level
          }
        }
      }
    }
  }
`;

export async function createPages(args: CreatePagesArgs): Promise<void> {
  const { graphql, reporter } = args;
  if (IS_DEVELOP) await untilFilesAreRead(args);
  const { issues, pictures } = await content.validateContent();
  // A build stops before it touches the last good site. In `develop` authors read the issues in the
  // terminal and on the page.
  (IS_DEVELOP ? showIssues : stopAtIssues)(reporter, issues);

  writePictures(pictures, publicFiles);
  const routes = unwrapQuery(await graphql<Routes>(ROUTES));
  await createContentPages(routes.allMdx.nodes, issues, args);
  createSectionPages(routes.allSection.nodes, args);
  const types = await typePages();
  createTypePages(types, args);
  createRedirects(args);
  searchFiles.remember(args);
  await writeFeeds(args, publicFiles);
  const release = readReference().versions['webpack'] ?? '';
  await writeTwins(args, { publicFiles, release, typePages: types });
  await writeSponsorFiles(args, publicFiles);
  // All texts are compiled. Idle threads would keep their memory while the rest is built.
  if (!IS_DEVELOP) await bodies.close();
}

async function createContentPages(
  nodes: Routes['allMdx']['nodes'],
  issues: readonly Issue[],
  { actions }: CreatePagesArgs,
): Promise<void> {
  for (const page of nodes) {
    const { id, path, url, html } = page;
    if (SCREEN_URLS.includes(url)) {
      publicFiles.writeBody(path, html);
      continue;
    }
    const panels = panelsAbove(page, issues);
    actions.createPage({
      path: url,
      component: template(templateName(page)),
      context: {
        id,
        chunk: publicFiles.writeBody(path, panels + html),
        card: cardOfContent(page),
        ...(url === CHECKER_URL && { checker: await checkerFiles.write() }),
      },
    });
  }
}

function templateName(page: { path: string; url: string }): string {
  if (page.url === sectionUrl('blog')) return 'blog';
  if (page.url === CHECKER_URL) return 'checker';
  return isPost(page) ? 'post' : 'page';
}

function createSectionPages(
  sections: Routes['allSection']['nodes'],
  { actions }: CreatePagesArgs,
): void {
  for (const { name, printable, pages } of sections) {
    publicFiles.write(navigationFileUrl(name), navigationFile(pages));
    if (!printable) continue;
    actions.createPage({
      path: printableUrl(name),
      component: template('printable'),
      context: {
        section: name,
        chunk: publicFiles.writeBody(`${name}/printable`, printableBody(pages)),
      },
    });
  }
}

function createTypePages(pages: readonly TypePage[], { actions }: CreatePagesArgs): void {
  for (const { url, path, title, description, anchors, html } of pages) {
    const chunk = publicFiles.writeBody(path, html);
    actions.createPage({
      path: url,
      component: template('types'),
      context: {
        url,
        body: path,
        title,
        description,
        anchors,
        chunk,
        card: drawCard({ url, title, description, section: 'API' }),
      },
    });
  }
}

function createRedirects({ actions }: CreatePagesArgs): void {
  for (const { from, to } of content.redirects()) {
    actions.createPage({ path: from, component: template('redirect'), context: { to } });
  }
}
