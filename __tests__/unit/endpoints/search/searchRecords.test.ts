import { algoliaRecords } from '../../../../src/endpoints/search/algoliaRecords';
import { searchRecords } from '../../../../src/endpoints/search/searchRecords';
import type { PassageRow } from '../../../../src/site/types';

const passage = (
  anchor: string,
  text: string,
  { rows = [], messages = [] }: { rows?: PassageRow[]; messages?: string[] } = {},
) => ({
  anchor,
  text,
  names: [],
  samples: [],
  rows,
  messages,
});

const records = searchRecords(
  [
    {
      url: '/guides/caching/',
      title: 'Caching',
      description: 'Keep files.',
      anchors: [
        { title: 'Names', id: 'names', level: 2 },
        { title: 'Hashes', id: 'hashes', level: 3 },
        { title: 'Conclusion', id: 'the-end', level: 2 },
      ],
      passages: [
        passage('', 'Browsers cache.'),
        passage('hashes', 'Of content.', {
          rows: [{ id: 'md4', name: 'md4', text: 'Fast.' }],
          messages: ['No hash in …, yet'],
        }),
      ],
    },
    { url: '/license/', title: 'License', anchors: [], passages: [] },
  ],
  new Map([['/guides/caching/#names', ['cache busting']]]),
);

test('a page, its headings and rows are records, with the titles above them', () => {
  expect(records.map(({ url, titles }) => [url, ...titles])).toEqual([
    ['/guides/caching/', 'Caching'],
    ['/guides/caching/#names', 'Caching', 'Names'],
    ['/guides/caching/#hashes', 'Caching', 'Names', 'Hashes'],
    ['/guides/caching/#md4', 'Caching', 'Names', 'Hashes', 'md4'],
    ['/guides/caching/#the-end', 'Caching', 'Conclusion'],
    ['/license/', 'License'],
  ]);
});

test('a page is described before its text, and belongs to its section', () => {
  expect(records[0]).toMatchObject({ section: 'Guides', text: 'Keep files. Browsers cache.' });
  expect(records[5]).toMatchObject({ section: 'webpack', text: '' });
});

test('a heading has what readers type for it, and the messages that its tables explain', () => {
  expect(records.map(({ searchedAs }) => searchedAs)).toEqual([
    [],
    ['cache busting'],
    ['No hash in  , yet'],
    [],
    [],
    [],
  ]);
});

test('Algolia gets the same records with absolute addresses', () => {
  expect(algoliaRecords(records, 'https://webpack.js.org')[2]).toEqual({
    objectID: '/guides/caching/#hashes',
    url: 'https://webpack.js.org/guides/caching/#hashes',
    url_without_anchor: 'https://webpack.js.org/guides/caching/',
    anchor: 'hashes',
    type: 'lvl3',
    hierarchy: {
      lvl0: 'Guides',
      lvl1: 'Caching',
      lvl2: 'Names',
      lvl3: 'Hashes',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: 'Of content.',
    names: [],
    weight: { level: 3, position: 2 },
  });
});

test('no record is larger than Algolia takes', () => {
  const [long] = algoliaRecords([{ ...records[0]!, text: 'wörd '.repeat(5000) }], 'https://a.b');
  expect(Buffer.byteLength(JSON.stringify(long))).toBeLessThan(10_000);
});
