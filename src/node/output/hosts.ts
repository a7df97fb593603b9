import type { BuildArgs } from 'gatsby';
import { hostFiles } from '../../endpoints/hosts/hostFiles';
import { hostRules } from '../../endpoints/hosts/hostRules';
import { hostsInUse } from '../../site/otherHosts';
import { SIDEBAR_SCRIPT } from '../../site/sidebarScript';
import { IS_PREVIEW, PATH_PREFIX, SITE } from '../../site/site';
import { SPECULATION_RULES } from '../../site/speculationRules';
import type { Redirect } from '../content/data/contentData';
import type { PublicFiles } from './publicFiles';
import { unwrapQuery } from './unwrapQuery';
import { sitePolicy } from '../security/policy';
import { siteCode } from '../security/siteCode';

const PAGES = /* GraphQL */ `
  query EveryDocument {
    allSitePage {
      nodes {
        path
      }
    }
  }
`;

function* documents(paths: readonly string[], read: PublicFiles['read']): Generator<string> {
  for (const path of paths) {
    yield read(path.endsWith('.html') ? path : `${path}/index.html`).toString('utf8');
  }
}

type Written = {
  publicFiles: PublicFiles;
  emitted: readonly string[];
  redirects: readonly Redirect[];
};

/** Writes the files that hosts read: headers, with a policy made for the documents, and redirects. */
export async function writeHostFiles(
  { graphql }: Pick<BuildArgs, 'graphql'>,
  { publicFiles: { read, write, written }, emitted, redirects }: Written,
): Promise<void> {
  const { nodes } = unwrapQuery(await graphql<Queries.EveryDocumentQuery>(PAGES)).allSitePage;
  const pages = nodes.map(({ path }) => path);
  const code = siteCode(documents(pages, read), [SIDEBAR_SCRIPT, SPECULATION_RULES]);
  const rules = hostRules({
    siteUrl: SITE.url,
    pages,
    prefix: PATH_PREFIX,
    policy: sitePolicy(code, hostsInUse(process.env)),
    files: [...emitted, ...written()],
    redirects,
    isIndexed: !IS_PREVIEW,
  });
  for (const [url, text] of Object.entries(hostFiles(rules))) write(url, text);
}
