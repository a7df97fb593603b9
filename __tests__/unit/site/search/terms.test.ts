import { namesIn, partsOf, termsIn } from '../../../../src/site/search/terms';

test.each([
  [
    'splitChunks.cacheGroups',
    ['splitchunks.cachegroup', 'splitchunk', 'cachegroup', 'split', 'chunk', 'cache', 'group'],
  ],
  ['MiniCssExtractPlugin', ['minicssextractplugin', 'mini', 'css', 'extract', 'plugin']],
  ['css-loader', ['css-loader', 'css', 'loader']],
  ['__webpack_public_path__', ['__webpack_public_path__', 'webpack', 'public', 'path']],
  ['@babel/preset-env', ['@babel/preset-env', 'babel', 'preset', 'env']],
  ['JSONParser', ['jsonparser', 'json', 'parser']],
  ['caching', ['caching']],
])('%s is found whole, by its parts and by its humps', (text, terms) => {
  expect(termsIn(text)).toEqual(terms);
});

test.each([
  ['chunks', 'chunk'],
  ['dependencies', 'dependency'],
  ['CSS', 'css'],
  ['class', 'class'],
  ['status', 'status'],
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
