// Turns flags of output.environment on and off and looks for the code that differs.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const folder = import.meta.dirname;
const SOURCES = {
  'src/index.js':
    "import { wait } from './wait.js';\nimport('./lazy.js').then(() => console.log(wait));",
  'src/wait.js': 'export const wait = await 1;',
  'src/lazy.js': 'export default 1;',
  'src/big.js': 'console.log(BIG);',
  'src/node.js': "import fs from 'node:fs';\nconsole.log(fs, __dirname);",
  'src/defer.js': "import defer * as later from 'later';\nconsole.log(later.value);",
  'src/source.js': "import source code from 'later';\nconsole.log(code);",
  'src/external.js': "import { value } from 'later';\nconsole.log(value);",
};
const external = { output: { module: true }, externalsType: 'module', externals: ['later'] };
const node = { entry: './src/node.js', target: 'node20', node: { __dirname: 'node-module' } };
const big = { entry: './src/big.js', plugins: [new webpack.DefinePlugin({ BIG: 123n })] };

/** The flag, what the code has with it, what it has without it, and the configuration. */
const FLAGS = [
  ['arrowFunction', '(() => { // webpackBootstrap', '(function() { // webpackBootstrap'],
  ['asyncFunction', 'async (__webpack_handle', 'function* (__webpack_handle'],
  ['bigIntLiteral', 'log(123n)', 'log(BigInt("123"))', big],
  ['const', 'const cachedModule', 'var cachedModule'],
  [
    'deferImport',
    'import defer * as',
    "doesn't support 'import defer'",
    { ...external, entry: './src/defer.js', experiments: { deferImport: true } },
  ],
  ['destructuring', 'let [chunkIds, moreModules, runtime] = data', 'let chunkIds = data[0]'],
  ['dynamicImport', 'import chunk loading', 'jsonp chunk loading', { output: { module: true } }],
  ['globalThis', 'globalThis.document', 'webpack/runtime/global'],
  ['hasOwn', 'Object.hasOwn(obj, prop)', 'Object.prototype.hasOwnProperty.call(obj, prop)'],
  [
    'importMetaDirnameAndFilename',
    'import.meta.dirname',
    'import.meta.url.replace',
    { ...node, output: { module: true } },
  ],
  ['let', 'let scriptUrl', 'var scriptUrl'],
  ['logicalAssignment', '"] ||= []', '"] || []'],
  [
    'methodShorthand',
    '__webpack_exports__, __webpack_require__) {',
    '__webpack_exports__, __webpack_require__) => {',
  ],
  [
    'modulePreload',
    'rel="modulepreload"',
    'supports("modulepreload")',
    { output: { module: true, html: true }, optimization: { runtimeChunk: 'single' } },
  ],
  ['nodePrefixForCoreModules', 'require("node:fs")', 'require("fs")', node],
  ['optionalChaining', 'queue?.d', 'queue && queue.d'],
  [
    'sourceImport',
    'import source __WEBPACK',
    "doesn't support 'import source'",
    { ...external, entry: './src/source.js', experiments: { sourceImport: true } },
  ],
  ['symbol', 'const webpackQueues = Symbol(', 'const hasSymbol ='],
];

for (const [name, source] of Object.entries(SOURCES)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), source);
}

/** All code that a build writes, followed by its errors. */
const build = (environment, { output, ...rest }) =>
  new Promise((resolve) => {
    let code = '';
    const compiler = webpack({
      mode: 'none',
      context: folder,
      ...rest,
      output: { ...output, environment },
    });
    compiler.hooks.compilation.tap('ReadCode', (compilation) =>
      compilation.hooks.afterProcessAssets.tap('ReadCode', (assets) => {
        code = Object.values(assets)
          .map((asset) => asset.source().toString())
          .join('\n');
      }),
    );
    compiler.hooks.shouldEmit.tap('ReadCode', () => false);
    compiler.run((error, stats) => resolve(`${code}\n${error ?? stats.toString('errors-only')}`));
  });

for (const [flag, withFlag, without, configuration = {}] of FLAGS) {
  const on = await build({ [flag]: true }, configuration);
  const off = await build({ [flag]: false }, configuration);
  const isSo = on.includes(withFlag) && !off.includes(withFlag) && off.includes(without);
  const isKept = flag === 'modulePreload' && off.includes(without) && !on.includes(without);
  console.log(`${flag}: ${isSo || isKept ? 'as documented' : 'OTHERWISE'}`);
}
