import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { fromRoot } from '../files/fromRoot';
import { searchFilesOf } from '../../endpoints/search/searchFilesOf';
import { searchManifestFile } from '../../endpoints/search/searchManifestFile';
import { searchRecords, type SearchedPage } from '../../endpoints/search/searchRecords';
import { SEARCH_MANIFEST_URL, type SearchManifest } from '../../site/search/searchFiles';
import type { SearchRecord } from '../../site/search/searchRecord';
import { browserScript } from '../bundle/browserScript';
import type { DevServer } from './devServer';
import { digest } from '../files/digest';
import { replaceFile } from '../files/replaceFile';
import { namedFiles } from './namedFiles';
import type { PublicFiles } from './publicFiles';
import { unwrapQuery } from './unwrapQuery';

const WORKER_SOURCE = 'src/components/search/worker/worker.ts';
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
          rows {
            id
            name
            text
          }
          messages
        }
      }
    }
  }
`;

type Asking = Pick<BuildArgs, 'graphql'>;

type SearchedData = {
  synonyms: () => string[][];
  /** What readers type, by the address that answers. */
  searchedAs: () => ReadonlyMap<string, readonly string[]>;
  /** Pages that are no files of `content/`. */
  generatedPages: () => Promise<SearchedPage[]>;
};

/** The files that the browser needs to search, and the records that they are made from. */
export function createSearchFiles(
  { folder, write }: PublicFiles,
  { synonyms, searchedAs, generatedPages }: SearchedData,
) {
  let remembered: Asking | undefined;

  const writeNamed = namedFiles({ write }, '/search/');

  /** Writes the files whose names hold their hash. */
  const writeNamedFiles = async (records: readonly SearchRecord[]): Promise<SearchManifest> => {
    const content = { records, synonyms: synonyms() };
    const { index, others } = searchFilesOf(content, (text) => digest(text, 8));
    others.forEach((text, url) => write(url, text));
    return {
      worker: writeNamed('worker', 'js', await browserScript(WORKER_SOURCE)),
      index: writeNamed('index', 'json', index),
    };
  };

  const askForRecords = async ({ graphql }: Asking): Promise<SearchRecord[]> => {
    const { allMdx } = unwrapQuery(await graphql<Queries.SearchedPagesQuery>(PAGES));
    return searchRecords([...allMdx.nodes, ...(await generatedPages())], searchedAs());
  };

  return {
    async write(asking: Asking): Promise<void> {
      const records = await askForRecords(asking);
      write(SEARCH_MANIFEST_URL, searchManifestFile(await writeNamedFiles(records)));
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
