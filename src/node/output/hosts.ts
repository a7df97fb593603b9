import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { hostFiles } from '../../endpoints/hosts/hostFiles';
import { hostRules } from '../../endpoints/hosts/hostRules';
import { hostsInUse } from '../../site/otherHosts';
import { SIDEBAR_SCRIPT } from '../../site/sidebarScript';
import { IS_PREVIEW, PATH_PREFIX } from '../../site/site';
import { liveRedirects } from '../content/contentStore';
import { emittedFiles } from '../bundle/emittedFiles';
import { writePublicFile, writtenFiles } from './publicFiles';
import { queried } from './unwrapQuery';
import { sitePolicy } from '../security/policy';
import { siteCode } from '../security/siteCode';

type Pages = { allSitePage: { nodes: { path: string }[] } };

const PAGES = `
  query EveryDocument {
    allSitePage {
      nodes {
        path
      }
    }
  }
`;

// Gatsby runs this file from .cache/compiled, so paths start at the working directory.
const PUBLIC = resolve('public');

function* documents(paths: readonly string[]): Generator<string> {
  for (const path of paths) {
    yield readFileSync(join(PUBLIC, path.endsWith('.html') ? path : `${path}/index.html`), 'utf8');
  }
}

/** Writes what hosts read: the headers of each file, made for the documents as they are, and redirects. */
export async function writeHostFiles({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const { nodes } = queried(await graphql<Pages>(PAGES)).allSitePage;
  const code = siteCode(documents(nodes.map(({ path }) => path)), [SIDEBAR_SCRIPT]);
  const rules = hostRules({
    prefix: PATH_PREFIX,
    policy: sitePolicy(code, hostsInUse(process.env)),
    files: [...emittedFiles(), ...writtenFiles()],
    redirects: liveRedirects(),
    isIndexed: !IS_PREVIEW,
  });
  for (const [url, text] of Object.entries(hostFiles(rules))) writePublicFile(url, text);
}
