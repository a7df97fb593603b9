import { searchIndexFile } from '../../src/endpoints/search/searchIndexFile';
import { searchTextsFiles } from '../../src/endpoints/search/searchTextsFiles';
import type { TextOf } from '../../src/components/search/local/localIndex';
import {
  searchTextsUrl,
  type SearchIndexFile,
  type SearchTextsFile,
} from '../../src/site/search/searchFiles';
import { recordsByPage, type SearchRecord } from '../../src/site/search/searchRecord';

const record = (url: string, titles: string[], text = '', names: string[] = []): SearchRecord => ({
  url,
  section: 'Guides',
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

const PAGES = recordsByPage(RECORDS);
const HASHES = PAGES.map((page, number) =>
  searchTextsFiles(page).map((_, part) => `page${number}-${part}`),
);

/** The index of a small site. */
export const indexOf = (
  records = RECORDS,
  synonyms: string[][] = [['tree shaking', 'dead code']],
) => JSON.parse(searchIndexFile(records, synonyms, HASHES)) as SearchIndexFile;

/** What its snippets are cut from, by address. */
export const TEXT_FILES: Readonly<Record<string, unknown>> = Object.fromEntries(
  PAGES.flatMap((page, number) =>
    searchTextsFiles(page).map((text, part) => [
      searchTextsUrl(HASHES[number]?.[part] ?? ''),
      JSON.parse(text) as unknown,
    ]),
  ),
);

export const textOf: TextOf = ({ textHash, place }) =>
  (TEXT_FILES[searchTextsUrl(textHash)] as SearchTextsFile)[place];
