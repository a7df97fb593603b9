import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { headersFile } from '../../endpoints/headersFile';
import { hostsInUse } from '../../site/otherHosts';
import { SIDEBAR_SCRIPT } from '../../site/sidebarScript';
import { writePublicFile } from '../publicFiles';
import { queried } from '../queried';
import { documentPolicy, workerPolicy } from './policy';
import { siteCode } from './siteCode';

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

/** Writes the headers that the host sends with each file, made for the documents as they are. */
export async function writeHeaders({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const { nodes } = queried(await graphql<Pages>(PAGES)).allSitePage;
  const code = siteCode(documents(nodes.map(({ path }) => path)), [SIDEBAR_SCRIPT]);
  const hosts = hostsInUse(process.env);
  const policies = { documents: documentPolicy(code, hosts), worker: workerPolicy(hosts) };
  writePublicFile('/_headers', headersFile(policies, readdirSync(PUBLIC)));
}
