import { createLocalIndex } from '../../../../src/components/search/local/localIndex';
import type { SearchRecord } from '../../../../src/site/search/searchRecord';
import {
  record,
  RECORDS,
  searchFilesOfSite,
  textOf,
  wholeIndexOf,
} from '../../../support/searchIndex';

const index = wholeIndexOf();
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

test('a member is found by its name if nothing has the name of the object, too', () => {
  expect(urls('compilation.splitChunks')).toEqual(urls('splitChunks'));
});

const member = (url: string, titles: string[], isRow?: true): SearchRecord => ({
  ...record(`/api/${url}`, titles, 'Kept for the next build.'),
  section: 'API',
  ...(isRow && { isRow }),
});

test('a row of a table is found by its name and that of its object, and leads to itself', () => {
  const { search } = wholeIndexOf([
    ...RECORDS,
    member('compiler-object/', ['Compiler Object']),
    member('compiler-object/#files', ['Compiler Object', 'Files']),
    member('compiler-object/#records', ['Compiler Object', 'Files', 'records'], true),
    member('compiler-object/#after', ['Compiler Object', 'After it']),
  ]);
  const [hit] = search('compiler.records').hits;
  expect(hit).toMatchObject({
    url: '/api/compiler-object/#records',
    hierarchy: { lvl1: 'Compiler Object', lvl2: 'Files', lvl3: 'records' },
  });
  expect(search('after it').hits[0]?.hierarchy).toMatchObject({ lvl2: 'After it', lvl3: null });
});

test('a heading comes before a row with the same name', () => {
  const { search } = wholeIndexOf([
    ...RECORDS,
    member('a-object/', ['A Object']),
    member('a-object/#records', ['A Object', 'records'], true),
    member('b-object/', ['B Object']),
    member('b-object/#records', ['B Object', 'records']),
  ]);
  expect(search('records').hits.map(({ url }) => url)).toEqual([
    '/api/b-object/#records',
    '/api/a-object/#records',
  ]);
});

test.each([
  ['flder', '/guides/folder/'],
  ['webpak folder', '/guides/folder/'],
  ['dfference folder', '/guides/folder/'],
  ['mdule.exports', '/guides/exports/'],
  ['exports.mdule', '/guides/exports/'],
])('someone who mistypes %j finds %s first', (query, url) => {
  const { search } = wholeIndexOf([
    record('/guides/folder/', ['Folder']),
    record('/guides/older/', ['Older versions']),
    record('/guides/oldest/', ['Older and older']),
    record('/guides/reference/', ['Reference']),
    record('/guides/exports/', ['module.exports']),
    record('/guides/webpack/', ['Webpack 5']),
  ]);
  expect(search(query).hits[0]?.url).toBe(url);
});

test('a call is about what it is called on', () => {
  const { search } = wholeIndexOf([
    ...RECORDS,
    member('compilation-object/', ['Compilation Object']),
    member('compilation-object/#records', ['Compilation Object', 'records']),
  ]);
  expect(search('compilation.records.add').hits[0]?.url).toBe('/api/compilation-object/#records');
  expect(search('compilation.records.for').hits[0]?.url).toBe('/api/compilation-object/#records');
});

test('a pasted message finds its entry, with the names and paths of the reader in it', () => {
  const titles = ["Module not found: Error: Can't resolve '…' in '…'", 'Recursion in resolving'];
  const entry = (url: string, ...above: string[]) => ({
    ...record(`/errors/resolving/${url}`, ['Resolving', ...above]),
    section: 'Errors',
  });
  const records = [entry(''), ...titles.map((title, number) => entry(`#m${number}`, title))];
  const { search } = wholeIndexOf([...RECORDS, ...records]);

  const pasted =
    "ERROR in ./src/cart.tsx 12:0-31Module not found: Error: Can't resolve './splitChunks caching' in '/home/me/shop/src' @ ./src/index.tsx";
  expect(search(pasted).hits[0]?.url).toBe('/errors/resolving/#m0');
  expect(search('webpack caching').hits[0]?.url).toBe('/guides/caching/');
});

test('a message is recognized without the name of its error', () => {
  const entry = (url: string, titles: string[]) => ({
    ...record(`/errors/${url}`, titles),
    section: 'Errors',
  });
  const message = ['Errors', 'Files', 'ChunkLoadError: Loading chunk … failed.'];
  const records = [
    entry('other/', ['Loading failed']),
    entry('', ['Errors']),
    entry('#files', ['Errors', 'Files']),
    entry('#chunk', message),
  ];
  const { search } = wholeIndexOf([...RECORDS, ...records]);
  expect(search('Loading chunk 3 failed').hits[0]?.url).toBe('/errors/#chunk');
});

test('a page that has the very sentence comes before the message that it is one of', () => {
  const trouble = ['Group', 'Troubleshooting'];
  const records = [
    record('/errors/', ['Errors']),
    record('/errors/#code', ['Errors', 'Code']),
    record('/errors/#function', ['Errors', 'Code', 'TypeError: … is not a function']),
    record('/api/group/', ['Group']),
    record('/api/group/#trouble', trouble),
    record('/api/group/#chunk', [...trouble, 'getRuntimeChunk is not a function']),
  ];
  const { search } = wholeIndexOf([...RECORDS, ...records]);
  const found = (query: string) => search(query).hits.map(({ url }) => url);
  expect(found('TypeError: group.getRuntimeChunk is not a function').slice(0, 2)).toEqual([
    '/api/group/#chunk',
    '/errors/#function',
  ]);
  expect(found('TypeError: group.getFiles is not a function')[0]).toBe('/errors/#function');
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
      hierarchy: { lvl1: { value: 'Guides › Caching › Output Filenames' } },
    },
  });
});

test('the best results come first, whichever section they are in', () => {
  const others = RECORDS.map((record) => ({ ...record, section: 'Plugins' }));
  const { search } = wholeIndexOf([...RECORDS, ...others]);
  const groups = search('caching').hits.map(
    ({ _highlightResult }) => _highlightResult.hierarchy.lvl0?.value,
  );
  expect(new Set(groups).size).toBe(1);
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

const file = searchFilesOfSite().index;

test.each([
  ['of another version', { ...file, format: 99 }],
  ['with terms that are nowhere', { ...file, terms: ['a'] }],
  ['that is something else', {}],
  ['that is nothing', null],
  ['with a page that is none', { ...file, pages: [null] }],
  ['with a level of 1e300', { ...file, pages: [['/a/', 'A', 0, [[1e300, 'B']], '']] }],
  ['with an address of a script', { ...file, pages: [['javascript:1', 'A', 0, [], '']] }],
  ['with numbers for words', { ...file, synonyms: [[1]] }],
])('an index %s is refused', (_, broken) => {
  expect(() => createLocalIndex(broken)).toThrow();
});

test.each([
  [
    'that lost an end',
    { terms: '0a\n1b', fields: { lead: '#', names: '', text: '', samples: '' } },
  ],
  ['that are something else', []],
  ['that are nothing', null],
])('terms %s are refused', (_, terms) => {
  expect(() => createLocalIndex(file).addTerms(terms)).toThrow('not complete');
});

test('titles are found before any terms of texts have been added', () => {
  const { search } = createLocalIndex(file);
  expect(search('cach').hits[0]?.url).toBe('/guides/caching/');
  expect(search('substitution').hits).toEqual([]);
});

test('a heading is found by what readers type for it, although it has none of these words', () => {
  const records = RECORDS.map((record) =>
    record.url === '/guides/tree-shaking/' ? { ...record, searchedAs: ['smaller bundle'] } : record,
  );
  expect(wholeIndexOf(records).search('smaller bundle').hits[0]?.url).toBe('/guides/tree-shaking/');
});

test('someone who asks what a word means finds its explanation before a guide', () => {
  const records = [record('/guides/chunks/', ['Chunk']), record('/concepts/chunks/', ['Chunk'])];
  const { search } = wholeIndexOf(records);
  expect(search('chunk').hits[0]?.url).toBe('/guides/chunks/');
  expect(search('what is a chunk').hits[0]?.url).toBe('/concepts/chunks/');
});

const page = (url: string, titles: string[], searchedAs: string[] = []): SearchRecord => ({
  ...record(url, titles),
  section: url.startsWith('/loaders/') ? 'Loaders' : 'Guides',
  searchedAs,
});

const firstOf = (records: SearchRecord[], query: string) =>
  wholeIndexOf(records).search(query).hits[0]?.url;

test('one phrase with all words is found before several with some of them', () => {
  const records = [
    page('/guides/maps/', ['Maps'], ['disable source maps', 'debug minified code', 'a minifier']),
    page('/guides/size/', ['Size'], ['disable the minifier']),
  ];
  expect(firstOf(records, 'disable minifier')).toBe('/guides/size/');
});

test('words in what readers type are found before words that stand only in the text', () => {
  const records = [
    { ...page('/guides/maps/', ['Maps']), text: 'It is here. A smaller file is built later.' },
    page('/guides/size/', ['Size'], ['smaller file']),
  ];
  expect(firstOf(records, 'smaller file built')).toBe('/guides/size/');
});

test('a few words lead to the page, a question of several words to the part that answers it', () => {
  const text = 'Put large pictures into the output folder of the build.';
  const records = [
    { ...page('/guides/images/', ['Images']), text },
    { ...page('/guides/images/#folder', ['Images', 'Folder']), text },
  ];
  expect(firstOf(records, 'images')).toBe('/guides/images/');
  expect(firstOf(records, text)).toBe('/guides/images/#folder');
});

test('a phrase is worth more the less it says besides', () => {
  const records = [
    page('/guides/libraries/', ['Libraries'], ['load the react library from a cdn server']),
    page('/guides/urls/', ['Addresses'], ['load from cdn']),
  ];
  expect(firstOf(records, 'load cdn')).toBe('/guides/urls/');
});

test.each([
  ['lazyloading', '/guides/lazy-loading/'],
  ['lodaing lazy', '/guides/lazy-loading/'],
  ['lazy laoding', '/guides/lazy-loading/'],
  ['enviroment', '/guides/variables/'],
  ['enviroment varibles', '/guides/variables/'],
])('%j is understood as what titles have', (query, url) => {
  const records = [
    page('/guides/loaders/', ['Loaders']),
    page('/guides/lazy-loading/', ['Lazy Loading']),
    page('/guides/variables/', ['Environment Variables']),
  ];
  expect(firstOf(records, query)).toBe(url);
});

test('a misspelt word has the synonyms of the right one', () => {
  const records = [page('/guides/server/', ['Source']), page('/guides/devtool/', ['Devtool'])];
  const { search } = wholeIndexOf(records, [['source map', 'devtool']]);
  expect(search('sorce map').hits.map(({ url }) => url)).toContain('/guides/devtool/');
});

test('the words of an option find it', () => {
  const records = [
    page('/guides/pages/', ['Pages']),
    page('/guides/pages/#live', ['Pages', 'Live pages that reload']),
    page('/configuration/server/', ['DevServer']),
    page('/configuration/server/#live', ['DevServer', 'devServer.liveReload']),
  ].map((record) => ({ ...record, section: 'Configuration' }));
  expect(firstOf(records, 'live reload')).toBe('/configuration/server/#live');
});

test.each([
  ['library.type', 'output.library.type', 'Types of a library'],
  ['sourceMapFile', 'output.sourceMapFilename', 'Source map files'],
])('%s is %s, although its words are in another title', (query, name, other) => {
  const records = [
    page('/guides/topic/', ['Topic']),
    page('/guides/topic/#other', ['Topic', other]),
    page('/configuration/output/', ['Output']),
    page('/configuration/output/#name', ['Output', name]),
  ];
  expect(firstOf(records, query)).toBe('/configuration/output/#name');
});

test.each(['getAsset', 'getAssets'])('compilation.%s is no other method', (name) => {
  const records = [
    page('/api/compilation-object/', ['Compilation Object']),
    page('/api/compilation-object/#getasset', ['Compilation Object', 'getAsset()']),
    page('/api/compilation-object/#getassets', ['Compilation Object', 'getAssets()']),
  ];
  expect(firstOf(records, `compilation.${name}`)).toBe(
    `/api/compilation-object/#${name.toLowerCase()}`,
  );
});

test('a name with a word of its page is the one that has no others', () => {
  const records = [
    page('/guides/hooks/', ['Emit files in a hook']),
    page('/api/compiler-hooks/', ['Compiler Hooks']),
    page('/api/compiler-hooks/#shouldemit', ['Compiler Hooks', 'shouldEmit']),
    page('/api/compiler-hooks/#emit', ['Compiler Hooks', 'emit']),
  ];
  expect(firstOf(records, 'emit hook')).toBe('/api/compiler-hooks/#emit');
});

test('the query of a request is not the word in it', () => {
  const records = [
    page('/guides/raw/', ['Raw']),
    page('/guides/requests/', ['Requests'], ['?raw']),
  ];
  expect(firstOf(records, '?raw')).toBe('/guides/requests/');
  expect(firstOf(records, 'raw')).toBe('/guides/raw/');
});

test('an option that many loaders have comes after the topic', () => {
  const loaders = ['css', 'less', 'sass', 'stylus'].flatMap((name) => [
    page(`/loaders/${name}-loader/`, [`${name}-loader`]),
    page(`/loaders/${name}-loader/#sourcemap`, [`${name}-loader`, 'sourceMap']),
  ]);
  const { search } = wholeIndexOf(
    [...loaders, page('/guides/devtool/', ['Devtool'])],
    [['sourcemap', 'devtool']],
  );
  expect(search('sourcemap').hits[0]?.url).toBe('/guides/devtool/');
});

test('the name of an old option comes after the new one', () => {
  const records = [
    page('/guides/output/', ['Output']),
    page('/guides/output/#old', ['Output', 'Older spellings']),
    page('/guides/output/#old-name', ['Output', 'Older spellings', 'Named define']),
    page('/guides/output/#library', ['Output', 'Library']),
    page('/guides/output/#new-name', ['Output', 'Library', 'Named define']),
  ];
  expect(firstOf(records, 'named define')).toBe('/guides/output/#new-name');
});

test('who asks for one tool or another finds the comparison', () => {
  const records = [
    page('/guides/vite/', ['Proxy of Vite']),
    page('/comparison/', ['Comparison'], ['vs vite']),
  ];
  expect(firstOf(records, 'webpack or vite')).toBe('/comparison/');
  expect(firstOf(records, 'vite proxy')).toBe('/guides/vite/');
});

test('the name of the tool that a reader comes from says little', () => {
  const records = [
    { ...page('/guides/reports/', ['Reports']), text: 'A rollup. With treeshake.' },
    page('/guides/unused/', ['Unused'], ['treeshake']),
  ];
  expect(firstOf(records, 'rollup treeshake')).toBe('/guides/unused/');
});

test('a question about warnings finds the flag whose name asks the same', () => {
  const records = [
    page('/guides/flags/', ['Flags']),
    page('/guides/flags/#warnings', ['Flags', 'Fail warnings CI']),
    page('/guides/flags/#fail', ['Flags', '--fail-on-warnings']),
  ];
  expect(firstOf(records, 'fail when there are warnings')).toBe('/guides/flags/#fail');
});
