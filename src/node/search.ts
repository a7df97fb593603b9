import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { BuildArgs } from 'gatsby';
import { searchIndexFile } from '../endpoints/search/searchIndexFile';
import { searchManifestFile } from '../endpoints/search/searchManifestFile';
import { searchRecords, type SearchedPage } from '../endpoints/search/searchRecords';
import { searchTextsFile } from '../endpoints/search/searchTextsFile';
import { SEARCH_MANIFEST_URL, type SearchManifest } from '../site/search/searchFiles';
import type { SearchRecord } from '../site/search/searchRecord';
import { synonyms } from './library';
import { writePublicFile } from './publicFiles';
import { queried } from './queried';

// Gatsby runs this file from .cache/compiled, so paths start at the working directory.
const FOLDER = resolve('public/search');
const WORKER_SOURCE = resolve('src/components/search/worker/worker.ts');
/** Read by `npm run search:publish`. */
const RECORDS = resolve('.cache/search/records.json');

const PAGES = `
  query SearchedPages {
    allMdx(filter: { inNavigation: { eq: true }, isShown: { eq: true } }, sort: { path: ASC }) {
      nodes {
        url
        title
        description
        anchors {
          title
          id
          level
        }
        passages {
          anchor
          text
          names
          samples
        }
      }
    }
  }
`;

type Pages = { allMdx: { nodes: SearchedPage[] } };

/** Writes what the browser needs to search, and the records that it is made from. */
export async function writeSearchFiles({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const pages = queried(await graphql<Pages>(PAGES));
  const records = searchRecords(pages.allMdx.nodes);
  const files = filesOf(records);
  removeOthers(Object.values(files).map(({ url }) => url));
  for (const { url, text } of Object.values(files)) writePublicFile(url, text);
  const manifest: SearchManifest = {
    worker: files.worker.url,
    index: files.index.url,
    texts: files.texts.url,
  };
  writePublicFile(SEARCH_MANIFEST_URL, searchManifestFile(manifest));
  mkdirSync(dirname(RECORDS), { recursive: true });
  writeFileSync(RECORDS, JSON.stringify({ records, synonyms: synonyms() }));
}

const filesOf = (records: readonly SearchRecord[]) => ({
  worker: hashed('worker', 'js', workerScript()),
  index: hashed('index', 'json', searchIndexFile(records, synonyms())),
  texts: hashed('texts', 'json', searchTextsFile(records)),
});

function hashed(name: string, extension: string, text: string) {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { url: `/search/${name}.${hash}.${extension}`, text };
}

/** The worker as one script of its own, so that it is named and kept with what it reads. */
function workerScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [WORKER_SOURCE],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}

/** Files of earlier builds, which nothing leads to any more. */
function removeOthers(urls: readonly string[]): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) {
    if (!urls.includes(`/search/${name}`)) rmSync(join(FOLDER, name), { recursive: true });
  }
}
