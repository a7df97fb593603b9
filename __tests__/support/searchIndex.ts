import {
  createLocalIndex,
  type LocalIndex,
  type TextOf,
} from '../../src/components/search/local/localIndex';
import { searchFilesOf } from '../../src/endpoints/search/searchFilesOf';
import {
  searchTermsUrl,
  type SearchIndexFile,
  type SearchTextsFile,
} from '../../src/site/search/searchFiles';
import type { SearchRecord } from '../../src/site/search/searchRecord';

export const record = (
  url: string,
  titles: string[],
  text = '',
  names: string[] = [],
): SearchRecord => ({
  url,
  section: 'Guides',
  searchedAs: [],
  titles,
  text,
  names,
  samples: [],
});

export const RECORDS: readonly SearchRecord[] = [
  record('/guides/caching/', ['Caching'], 'Browsers keep files. Use `splitChunks` for vendors.', [
    'splitChunks',
  ]),
  record(
    '/guides/caching/#output-filenames',
    ['Caching', 'Output Filenames'],
    'A substitution puts a hash into the name.',
    ['output.filename'],
  ),
  record('/guides/tree-shaking/', ['Tree Shaking'], 'Unused exports go away.'),
  record('/guides/markup/', ['Using <img onerror="alert(1)">'], 'Text with <b>tags</b> & signs.'),
];

/** The files of a small site's search; their hashes follow from their order. */
export function searchFilesOfSite(
  records = RECORDS,
  synonyms: string[][] = [['tree shaking', 'dead code']],
) {
  let count = 0;
  const { index, others } = searchFilesOf({ records, synonyms }, () => String(count++));
  const parsed = [...others].map(([url, text]) => [url, JSON.parse(text) as unknown] as const);
  return { index: JSON.parse(index) as SearchIndexFile, others: Object.fromEntries(parsed) };
}

/** An index with all terms. */
export function wholeIndexOf(...content: Parameters<typeof searchFilesOfSite>): LocalIndex {
  const { index, others } = searchFilesOfSite(...content);
  const localIndex = createLocalIndex(index);
  for (const [, hash] of index.terms) localIndex.addTerms(others[searchTermsUrl(hash)]);
  return localIndex;
}

const { others } = searchFilesOfSite();

export const textOf: TextOf = ({ textsUrl, place }) => (others[textsUrl] as SearchTextsFile)[place];
