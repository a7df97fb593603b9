import { searchIndexFile } from '../../src/endpoints/search/searchIndexFile';
import type { SearchIndexFile } from '../../src/site/search/searchFiles';
import type { SearchRecord } from '../../src/site/search/searchRecord';

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

/** The index of a small site. */
export const indexOf = (
  records = RECORDS,
  synonyms: string[][] = [['tree shaking', 'dead code']],
) => JSON.parse(searchIndexFile(records, synonyms)) as SearchIndexFile;

export const TEXTS = RECORDS.map(({ text }) => text);
