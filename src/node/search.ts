import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { BuildArgs, CreateDevServerArgs } from 'gatsby';
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

type Asking = Pick<BuildArgs, 'graphql'>;
type Pages = { allMdx: { nodes: SearchedPage[] } };

/** Writes what the browser needs to search, and the records that it is made from. */
export async function writeSearchFiles(asking: Asking): Promise<void> {
  const records = await askForRecords(asking);
  writePublicFile(SEARCH_MANIFEST_URL, searchManifestFile(writeNamedFiles(records)));
  mkdirSync(dirname(RECORDS), { recursive: true });
  writeFileSync(RECORDS, JSON.stringify({ records, synonyms: synonyms() }));
}

let askGatsby: Asking | undefined;

/** For `develop`, where nothing is built and pages can be asked for only while they are created. */
export function keepSearchQuery({ graphql }: Asking): void {
  askGatsby = { graphql };
}

type Response = { json: (value: unknown) => void };
type Middleware = (request: unknown, response: Response, next: (error: unknown) => void) => void;
type Server = { get: (url: string, middleware: Middleware) => void };

/** In `develop` the files are written when a reader is about to search. */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  // What a build left would be served in its place.
  rmSync(resolve(`public${SEARCH_MANIFEST_URL}`), { force: true });
  const manifest = async () => writeNamedFiles(askGatsby ? await askForRecords(askGatsby) : []);
  (app as unknown as Server).get(SEARCH_MANIFEST_URL, (_request, response, next) => {
    manifest().then((found) => response.json(found), next);
  });
}

async function askForRecords({ graphql }: Asking): Promise<SearchRecord[]> {
  const { allMdx } = queried(await graphql<Pages>(PAGES));
  return searchRecords(allMdx.nodes);
}

/** Writes the files whose names hold their hash, instead of those of earlier builds. */
function writeNamedFiles(records: readonly SearchRecord[]): SearchManifest {
  const { worker, index, texts } = filesOf(records);
  const files = [worker, index, texts];
  removeOthers(files.map(({ url }) => url));
  for (const { url, text } of files) writePublicFile(url, text);
  return { worker: worker.url, index: index.url, texts: texts.url };
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
