import { createLocalIndex } from '../../../../src/components/search/local/localIndex';
import { indexOf, RECORDS, textOf } from '../../../support/searchIndex';

const index = createLocalIndex(indexOf());
const urls = (query: string) => index.search(query, textOf).hits.map(({ url }) => url);

test.each([
  ['caching', '/guides/caching/'],
  ['CACHING', '/guides/caching/'],
  ['cach', '/guides/caching/'],
  ['cahcing', '/guides/caching/'],
  ['output.filename', '/guides/caching/#output-filenames'],
  ['filenames output', '/guides/caching/#output-filenames'],
  ['splitChunks', '/guides/caching/'],
  ['chunks', '/guides/caching/'],
  ['how do I use tree shaking?', '/guides/tree-shaking/'],
  ['dead code', '/guides/tree-shaking/'],
])('someone who types %j finds %s first', (query, url) => {
  expect(urls(query)[0]).toBe(url);
});

test('a pasted message finds its entry, with the names and paths of the reader in it', () => {
  const titles = ["Module not found: Error: Can't resolve '…' in '…'", 'Recursion in resolving'];
  const entry = (url: string, ...above: string[]) => ({
    url: `/errors/resolving/${url}`,
    section: 'Errors',
    titles: ['Resolving', ...above],
    text: '',
    names: [],
    samples: [],
  });
  const records = [entry(''), ...titles.map((title, number) => entry(`#m${number}`, title))];
  const { search } = createLocalIndex(indexOf([...RECORDS, ...records]));

  const pasted =
    "ERROR in ./src/cart.tsx 12:0-31Module not found: Error: Can't resolve './splitChunks caching' in '/home/me/shop/src' @ ./src/index.tsx";
  expect(search(pasted).hits[0]?.url).toBe('/errors/resolving/#m0');
  expect(search('webpack caching').hits[0]?.url).toBe('/guides/caching/');
});

test('a result tells where it stands, and shows what was searched for', () => {
  const [hit] = index.search('substitution', textOf).hits;
  expect(hit).toMatchObject({
    type: 'content',
    url: '/guides/caching/#output-filenames',
    anchor: 'output-filenames',
    hierarchy: { lvl0: 'Guides', lvl1: 'Caching', lvl2: 'Output Filenames', lvl3: null },
    _snippetResult: {
      content: { value: 'A \uE000substitution\uE001 puts a hash into the name.' },
      hierarchy: { lvl1: { value: 'Caching › Output Filenames' } },
    },
  });
});

test('without texts a result is its heading', () => {
  expect(index.search('substitution').hits[0]).toMatchObject({ type: 'lvl2', content: null });
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['a picture', '🙂🙂'],
  ['signs of regular expressions', '.*(?:[a-z]+)\\$^{2}'],
  ['a long text', 'caching '.repeat(1250)],
  ['one very long word', 'c'.repeat(10_000)],
  ['text from right to left', 'مرحبا بالعالم'],
  ['a name of the language', '__proto__ constructor toString'],
  ['one letter', 'c'],
])('%s is a query like any other', (_, query) => {
  expect(Array.isArray(index.search(query, textOf).hits)).toBe(true);
});

test('a long text finds what its words say', () => {
  expect(urls('caching '.repeat(1250))[0]).toBe('/guides/caching/');
});

test('titles that begin alike are suggested if nothing is found', () => {
  const { hits, near } = index.search('treezzzz');
  expect(hits).toEqual([]);
  expect(near).toEqual(['Tree Shaking']);
});

test.each(['asdfgh', 'tr', 'trezzzzz', 'qqq', 'cazzzzzzz'])(
  'nothing is suggested for %s',
  (query) => {
    expect(index.search(query).near).toEqual([]);
  },
);

test.each([
  ['of another version', { ...indexOf(), format: 99 }],
  ['that lost an end', { ...indexOf(), terms: '0a\n1b' }],
  ['that is something else', {}],
  ['that is nothing', null],
  ['with a page that is none', { ...indexOf(), pages: [null] }],
  ['with a level of 1e300', { ...indexOf(), pages: [['/a/', 'A', 0, [[1e300, 'B']], '']] }],
  ['with an address of a script', { ...indexOf(), pages: [['javascript:1', 'A', 0, [], '']] }],
  ['with numbers for words', { ...indexOf(), synonyms: [[1]] }],
])('an index %s is refused', (_, file) => {
  expect(() => createLocalIndex(file)).toThrow();
});
