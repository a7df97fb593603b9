import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { BuildArgs } from 'gatsby';
import { fromRoot } from '../files/fromRoot';
import { searchIndexFile } from '../../endpoints/search/searchIndexFile';
import { searchManifestFile } from '../../endpoints/search/searchManifestFile';
import { searchRecords, type SearchedPage } from '../../endpoints/search/searchRecords';
import { searchTextsFiles } from '../../endpoints/search/searchTextsFiles';
import {
  SEARCH_MANIFEST_URL,
  searchTextsUrl,
  type SearchManifest,
} from '../../site/search/searchFiles';
import { recordsByPage, type SearchRecord } from '../../site/search/searchRecord';
import type { DevServer } from './devServer';
import { digest } from '../files/digest';
import { replaceFile } from '../files/replaceFile';
import type { PublicFiles } from './publicFiles';
import { unwrapQuery } from './unwrapQuery';

const WORKER_SOURCE = fromRoot('src/components/search/worker/worker.ts');
/** Read by `npm run search:publish`. */
const RECORDS = fromRoot('.cache/search/records.json');

const PAGES = /* GraphQL */ `
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

type SearchedData = {
  synonyms: () => string[][];
  /** Pages that are no files of `content/`. */
  generatedPages: () => Promise<SearchedPage[]>;
};

/** The files that the browser needs to search, and the records that they are made from. */
export function createSearchFiles(
  { folder, write }: PublicFiles,
  { synonyms, generatedPages }: SearchedData,
) {
  let remembered: Asking | undefined;

  const writeNamed = (name: string, extension: string, text: string): string => {
    const url = `/search/${name}.${digest(text, 8)}.${extension}`;
    write(url, text);
    return url;
  };

  /** Writes the files whose names hold their hash. */
  const writeNamedFiles = (records: readonly SearchRecord[]): SearchManifest => {
    const textHashes = recordsByPage(records).map((page) =>
      searchTextsFiles(page).map((text) => {
        const hash = digest(text, 8);
        write(searchTextsUrl(hash), text);
        return hash;
      }),
    );
    const index = searchIndexFile(records, synonyms(), textHashes);
    return {
      worker: writeNamed('worker', 'js', workerScript()),
      index: writeNamed('index', 'json', index),
    };
  };

  const askForRecords = async ({ graphql }: Asking): Promise<SearchRecord[]> => {
    const { allMdx } = unwrapQuery(await graphql<Queries.SearchedPagesQuery>(PAGES));
    return searchRecords([...allMdx.nodes, ...(await generatedPages())]);
  };

  return {
    async write(asking: Asking): Promise<void> {
      const records = await askForRecords(asking);
      write(SEARCH_MANIFEST_URL, searchManifestFile(writeNamedFiles(records)));
      replaceFile(RECORDS, JSON.stringify({ records, synonyms: synonyms() }));
    },

    /** For `develop`, where nothing is built and pages can be asked for only while they are created. */
    remember({ graphql }: Asking): void {
      remembered = { graphql };
    },

    /** In `develop` the files are written when a reader is about to search. */
    serve(app: DevServer): void {
      // What a build left would be served in its place.
      rmSync(join(folder, 'search'), { recursive: true, force: true });
      const manifest = async () =>
        writeNamedFiles(remembered ? await askForRecords(remembered) : []);
      app.get(SEARCH_MANIFEST_URL, (_request, response, next) => {
        manifest().then((found) => response.json(found), next);
      });
    },
  };
}

/** The worker as a separate script, which is named and saved together with the files that it reads. */
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
