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
    'an unknown option, not what is in it',
    'module.exports = { settings: { debug: true } };',
    ['settings: error: webpack has no option `settings`'],
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
    'what is wrong with the type of cache that is set',
    "module.exports = { cache: { type: 'filesystem', store: 'packs', buildDependencies: { config: __filename } } };",
    [
      "'packs': error: `cache.store` must be `\"pack\"`, not `'packs'` -> `'pack'`",
      '__filename: error: in `cache.buildDependencies`, a value must be `array`, not a string',
    ],
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

test.each([
  ['in a part of a merge', "merge(common, { mode: 'production', devtool: false })"],
  ['after a spread', "{ ...common, mode: 'production', devtool: false }"],
  [
    'after a spread around it',
    "{ mode: 'production', optimization: { ...common.optimization, minimize: true } }",
  ],
  ['in a rule', '{ module: { rules: [{ test: /\\.js$/, resolve: { fullySpecified: false } }] } }'],
  ['of resolveLoader', "{ resolveLoader: { mainFields: ['module', 'main'] }, target: 'node' }"],
  [
    'that another option changes',
    "{ output: { filename: '[name].[contenthash].js', chunkFilename: '[name].js' } }",
  ],
  ['that package.json changes', "{ output: { chunkLoadingGlobal: 'webpackChunk' } }"],
  ['that browsers change', '{ output: { environment: { arrowFunction: true } } }'],
  ['of a target that is not known', "{ target: 'bun', output: { filename: '[name].js' } }"],
  ['of a list of targets', "{ target: ['web', 'es5'], optimization: { runtimeChunk: false } }"],
  ['of ES modules', "{ output: { module: true, filename: '[name].js' } }"],
  ['of a library', "{ output: { library: { type: 'umd' } }, externalsType: 'var' }"],
  ['of the stats with a preset', '{ stats: { all: false, errors: true } }'],
  ['of a part that is replaced as a whole', '{ snapshot: { module: { timestamp: true } } }'],
])('a value is not said to be the default %s', (_, config) => {
  expect(findingsIn(`module.exports = ${config};`)).toEqual([]);
});

test.each([
  [
    'new webpack.IgnorePlugin(/locale/, /moment/)',
    'webpack.IgnorePlugin: error: `webpack.IgnorePlugin` takes no regular expression since webpack 5 -> `new webpack.IgnorePlugin({ resourceRegExp, contextRegExp })`',
  ],
  [
    "new webpack.WatchIgnorePlugin(['dist'])",
    'webpack.WatchIgnorePlugin: error: `webpack.WatchIgnorePlugin` takes no array since webpack 5 -> `new webpack.WatchIgnorePlugin({ paths })`',
  ],
  [
    "new webpack.BannerPlugin('a', { raw: true })",
    'webpack.BannerPlugin: warning: `webpack.BannerPlugin` ignores its second argument since webpack 5 -> `new webpack.BannerPlugin({ banner, … })`',
  ],
])('%s is told apart from a plugin that is gone', (plugin, finding) => {
  const text = `const webpack = require('webpack');\nmodule.exports = { plugins: [${plugin}] };`;

  expect(findingsIn(text)).toEqual([finding]);
});

test.each([
  ['webpack.ModuleFederationPlugin', 'webpack.container.ModuleFederationPlugin'],
  ['webpack.optimise.MinChunkSizePlugin', 'webpack.optimize.MinChunkSizePlugin'],
])('%s is in another place', (name, place) => {
  const text = `const webpack = require('webpack');\nmodule.exports = { plugins: [new ${name}({})] };`;

  expect(findingsIn(text)).toEqual([
    `${name}: error: webpack ${knowledge.release} has no \`${name}\` -> \`${place}\``,
  ]);
});

test('a plugin may be taken from another place where webpack has it', () => {
  const text =
    "const webpack = require('webpack');\nmodule.exports = { plugins: [new webpack.dll.DllPlugin({})] };";

  expect(findingsIn(text)).toEqual([]);
});

test.each([
  ['new webpack.FancyPlugin()', `webpack ${knowledge.release} has no \`webpack.FancyPlugin\``],
  ['new webpack.ProxyPlugin()', `webpack ${knowledge.release} has no \`webpack.ProxyPlugin\``],
])('no plugin is suggested that is not like %s', (plugin, message) => {
  const text = `const webpack = require('webpack');\nmodule.exports = { plugins: [${plugin}] };`;

  expect(checkConfig(text, knowledge).findings).toMatchObject([
    { level: 'error', message, instead: undefined },
  ]);
});

test.each(['webpack', 'worker'])(
  'no option far away is suggested for %s, which belongs to another tool',
  (name) => {
    expect(findingsIn(`module.exports = { ${name}: {} };`)).toEqual([
      `${name}: error: webpack has no option \`${name}\``,
    ]);
  },
);

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
  ['a constant exported as default', `const config = ${WRONG};\nexport { config as default };`],
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
