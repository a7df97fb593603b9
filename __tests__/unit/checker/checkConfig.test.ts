import { checkConfig } from '../../../src/checker/checkConfig';
import { readCommittedKnowledge } from '../../../src/node/reference/checker/readKnowledge';

const knowledge = readCommittedKnowledge();

/** Each finding in a line, after the text that it is about. */
const findingsIn = (text: string) =>
  checkConfig(text, knowledge).findings.map(
    ({ start, end, level, message, instead }) =>
      `${text.slice(start, end)}: ${level}: ${message}${instead === undefined ? '' : ` -> ${instead}`}`,
  );

test.each([
  [
    'an unknown option, with the one that was meant',
    "module.exports = { output: { filname: 'a.js' } };",
    ['filname: error: webpack has no option `output.filname` -> `filename`'],
  ],
  [
    'an option in the wrong place, with the right one',
    'module.exports = { minimizeOptions: {} };',
    [
      'minimizeOptions: error: webpack has no option `minimizeOptions` -> `optimization.minimizeOptions`',
    ],
  ],
  [
    'a value that is none of those listed, with the one that was meant',
    "module.exports = { mode: 'prod' };",
    ['\'prod\': error: `mode` must be `"development" | "production" | "none"`, not `\'prod\'`'],
  ],
  [
    'a relative path where an absolute one is needed',
    "module.exports = { output: { path: './dist' } };",
    ["'./dist': error: `output.path` must be an absolute path"],
  ],
  [
    'an option that belongs to another type of cache',
    "module.exports = { cache: { type: 'memory', cacheDirectory: '/tmp' } };",
    ["cacheDirectory: error: `cache.cacheDirectory` doesn't go with the other options around it"],
  ],
  [
    'a value that is the default already',
    "module.exports = { mode: 'production', optimization: { minimize: true } };",
    ['minimize: true: note: `optimization.minimize` has this value by default -> Remove it'],
  ],
  [
    'an experiment',
    'module.exports = { experiments: { css: true } };',
    ['css: note: `experiments.css` is experimental: it can change in any release'],
  ],
  [
    'an experiment that webpack does not know',
    'module.exports = { experiments: { csss: true } };',
    ['csss: error: webpack has no option `experiments.csss` -> `css`'],
  ],
  [
    'a misspelled plugin',
    "const webpack = require('webpack');\nmodule.exports = { plugins: [new webpack.DefinPlugin({})] };",
    [
      `webpack.DefinPlugin: error: webpack ${knowledge.release} has no \`webpack.DefinPlugin\` -> \`webpack.DefinePlugin\``,
    ],
  ],
  [
    'both sides of a condition',
    "module.exports = (env) => ({ devtool: env.dev ? 'evil' : 'sourcemap' });",
    [
      "'evil': error: `devtool` must match ^(inline-|hidden-|eval-)?(nosources-)?(cheap-(module-)?)?source-map(-debugids)?(-scopes)?$",
      "'sourcemap': error: `devtool` must match ^(inline-|hidden-|eval-)?(nosources-)?(cheap-(module-)?)?source-map(-debugids)?(-scopes)?$",
    ],
  ],
])('it finds %s', (_, text, findings) => {
  expect(findingsIn(text)).toEqual(findings);
});

const WRONG = '{ entri: 1 }';

test.each([
  ['a CommonJS export', `module.exports = ${WRONG};`],
  ['an export of a module', `export default ${WRONG};`],
  ['a list', `module.exports = [{ mode: 'none' }, ${WRONG}];`],
  ['a function', `module.exports = (env, argv) => (${WRONG});`],
  [
    'a function with conditions',
    `module.exports = function () { if (a) { return {}; } return ${WRONG}; };`,
  ],
  ['a function with a name', `function config() { return ${WRONG}; }\nmodule.exports = config;`],
  ['an async function', `module.exports = async () => { await a(); return ${WRONG}; };`],
  ['a promise', `module.exports = Promise.resolve(${WRONG});`],
  ['a constant', `const config = ${WRONG};\nexport default config;`],
  ['a merge', `module.exports = merge(common, ${WRONG});`],
  ['a merge with rules', `module.exports = mergeWithRules({})(common, ${WRONG});`],
  ['defineConfig', `export default defineConfig(${WRONG});`],
  ['a spread constant', `const base = ${WRONG};\nmodule.exports = { ...base, mode: 'none' };`],
  ['a call of webpack', `import webpack from 'webpack';\nwebpack(${WRONG}, callback);`],
  [
    'TypeScript',
    `const config: Configuration = ${WRONG};\nexport default config satisfies Configuration;`,
  ],
  ['an assignment of TypeScript', `export = ${WRONG} as Configuration;`],
  ['an object alone', WRONG],
  ['members alone', "entri: 1,\nmode: 'none',"],
])('it finds the configuration in %s', (_, text) => {
  expect(findingsIn(text)).toEqual(['entri: error: webpack has no option `entri` -> `entry`']);
});

test.each([
  [
    'imported',
    "const other = require('./other');\nmodule.exports = { ...other, output: other.output };",
  ],
  ['computed', 'module.exports = { [name]: true, mode: process.env.NODE_ENV };'],
  ['called', 'module.exports = { devtool: choose(), optimization: make() };'],
  ['set twice', "let mode = 1;\nmode = 'none';\nmodule.exports = { mode };"],
  ['a parameter', 'const mode = 1;\nmodule.exports = (mode) => ({ mode });'],
  ['itself', 'const a = b, b = a;\nmodule.exports = { mode: a };'],
  ['unset', 'module.exports = { mode: undefined, plugins: [isDev && new Plugin(), undefined] };'],
])('a value that is %s is never wrong', (_, text) => {
  expect(findingsIn(text)).toEqual([]);
});

test('a syntax error is shown at its place', () => {
  expect(findingsIn("module.exports = {\n  mode: 'none'\n  entry: './a',\n};")).toEqual([
    'e: error: Syntax: Unexpected token',
  ]);
});

test.each(['', 'console.log(1)', 'module.exports = Encore.getWebpackConfig();'])(
  'there is no configuration in %p',
  (text) => {
    expect(checkConfig(text, knowledge)).toMatchObject({ findings: [], configurations: 0 });
  },
);

test('each known key leads to the page that explains it', () => {
  const text = "module.exports = { module: { rules: [{ oneOf: [{ use: 'a-loader' }] }] } };";

  expect(checkConfig(text, knowledge).keys.map(({ path, url }) => [path, url])).toEqual([
    ['module', '/configuration/module/#module'],
    ['module.rules', '/configuration/module/#modulerules'],
    ['module.rules.oneOf', '/configuration/module/#ruleoneof'],
    ['module.rules.use', '/configuration/module/#ruleuse'],
  ]);
});
