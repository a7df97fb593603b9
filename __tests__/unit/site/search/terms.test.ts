import { namesIn, partsOf, significantNames, termsIn } from '../../../../src/site/search/terms';

test.each([
  [
    'splitChunks.cacheGroups',
    ['splitchunks.cachegroup', 'splitchunk', 'cachegroup', 'split', 'chunk', 'cach', 'group'],
  ],
  ['MiniCssExtractPlugin', ['minicssextractplugin', 'mini', 'css', 'extract', 'plugin']],
  ['css-loader', ['css-loader', 'css', 'loader']],
  ['__webpack_public_path__', ['__webpack_public_path__', 'webpack', 'public', 'path']],
  ['@babel/preset-env', ['@babel/preset-env', 'babel', 'preset', 'env']],
  ['./icon.svg?raw', ['icon.svg', 'icon', 'svg', '?raw']],
  ['JSONParser', ['jsonparser', 'json', 'parser']],
  ['caching', ['cach']],
])('%s is found whole, by its parts and by its humps', (text, terms) => {
  expect(termsIn(text)).toEqual(terms);
});

test.each([
  ['chunks', 'chunk'],
  ['minimization', 'minimiz'],
  ['minified', 'minify'],
  ['splitting', 'split'],
  ['calling', 'call'],
  ['string', 'string'],
  ['compression', 'compress'],
  ['express', 'express'],
  ['expressions', 'expression'],
  ['compiler', 'compiler'],
  ['resolution', 'resolv'],
  ['transpilation', 'transpil'],
  ['compilation', 'compilat'],
  ['version', 'version'],
  ['shared', 'shar'],
  ['share', 'shar'],
  ['node', 'nod'],
  ['tree', 'tree'],
  ['dependencies', 'dependency'],
  ['CSS', 'css'],
  ['class', 'class'],
  ['status', 'status'],
  ['cors', 'cors'],
  ['core', 'cor'],
])('%s is the same word as %s', (word, term) => {
  expect(termsIn(word)).toEqual([term]);
});

test('a message keeps its words, without the signs around them', () => {
  expect(namesIn("Module not found: Error: Can't resolve './src' (1:2)")).toEqual([
    'Module',
    'not',
    'found',
    'Error',
    'Cant',
    'resolve',
    'src',
    '1:2',
  ]);
});

test.each(['', '   ', '🙂', '.*+?^${}()|[]\\', '<>'])('there is no word in %j', (text) => {
  expect(namesIn(text)).toEqual([]);
});

test('words of other scripts are words', () => {
  expect(namesIn('模块 打包 مرحبا')).toEqual(['模块', '打包', 'مرحبا']);
});

test('a name without separators has no parts', () => {
  expect(partsOf('splitChunks')).toEqual([]);
});

test.each([
  ['how do I use the alias', ['alias']],
  ['use react with webpack', ['react']],
  ['upgrade from webpack 4 to 5', ['upgrade', 'webpack', '4', '5']],
  ['what is webpack', ['what', 'is', 'webpack']],
  ['how does an alias work', ['alias']],
  ["why doesn't my alias work", ['doesnt', 'alias']],
  ["my alias doesn't work", ['alias', 'doesnt', 'work']],
  ["the alias isn't working", ['alias', 'isnt', 'working']],
])('%j is about %j', (text, names) => expect(significantNames(text)).toEqual(names));
