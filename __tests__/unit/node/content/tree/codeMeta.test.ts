import { CODE_META_KEYS, parseCodeMeta } from '../../../../../src/node/content/tree/codeMeta';

const NOTHING = {
  marked: new Set(),
  focused: new Set(),
  words: [],
  lineNumbers: false,
  collapse: false,
  fragment: false,
  output: false,
  unknown: [],
};

test('a fence without marks says nothing', () => {
  expect(parseCodeMeta('')).toEqual(NOTHING);
});

test.each([
  ['title="webpack.config.js"', { title: 'webpack.config.js' }],
  ['title="src/a b/{c}.js"', { title: 'src/a b/{c}.js' }],
  ['title="collapse"', { title: 'collapse' }],
  ['lang="js"', { lang: 'js' }],
  ['file="examples/a.js" region="greet-all"', { file: 'examples/a.js', region: 'greet-all' }],
  ['fails="Module not found: Error"', { fails: 'Module not found: Error' }],
  ['fragment', { fragment: true }],
  ['fragment="module.rules"', { fragment: true, fragmentOf: 'module.rules' }],
  ['output', { output: true }],
  ['lineNumbers collapse', { lineNumbers: true, collapse: true }],
  ['{1,4-6}', { marked: new Set([1, 4, 5, 6]) }],
  ['{ 1, 4 - 6 }', { marked: new Set([1, 4, 5, 6]) }],
  ['{3}', { marked: new Set([3]) }],
  ['{1} {3}', { marked: new Set([1, 3]) }],
  ['focus={2-3}', { focused: new Set([2, 3]) }],
  ['{1} focus={2}', { marked: new Set([1]), focused: new Set([2]) }],
  ['/mode/', { words: ['mode'] }],
  ['/output.path/ /two words/', { words: ['output.path', 'two words'] }],
  [String.raw`/src\/index.js/`, { words: ['src/index.js'] }],
  ['title="a/b/c.js" /b/', { title: 'a/b/c.js', words: ['b'] }],
])('the marks %s are read', (meta, marks) => {
  expect(parseCodeMeta(meta)).toEqual({ ...NOTHING, ...marks });
});

test.each([
  ['lineNumber', ['lineNumber']],
  ['3', ['3']],
  ['{one}', ['{one}']],
  ['foo="bar"', ['foo="bar"']],
  ['constructor', ['constructor']],
  ['focus', ['focus']],
  ['focus="2"', ['focus="2"']],
  ['collapse={true}', ['collapse={true}']],
  ["title='webpack.config.js'", ["title='webpack.config.js'"]],
  ['title=webpack.config.js', ['title=webpack.config.js']],
  ['{4-}', ['{4-}']],
  ['{6-4}', ['{6-4}']],
])('what nothing understands in %s is told: %p', (meta, unknown) => {
  expect(parseCodeMeta(meta)).toEqual({ ...NOTHING, unknown });
});

test('an unknown mark leaves the others as they are', () => {
  expect(parseCodeMeta('{1} numbers title="a.js"')).toEqual({
    ...NOTHING,
    marked: new Set([1]),
    title: 'a.js',
    unknown: ['numbers'],
  });
});

test('authors are told of every mark that has a name', () => {
  expect(CODE_META_KEYS).toEqual([
    'title',
    'lang',
    'file',
    'region',
    'fails',
    'focus',
    'lineNumbers',
    'collapse',
    'fragment',
    'output',
  ]);
});
