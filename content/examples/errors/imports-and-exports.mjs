import { readFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';

const javascript = (options) => ({ module: { parser: { javascript: options } } });
const deferred = { experiments: { deferImport: true } };
const esModule = { 'package.json': '{ "type": "module" }' };
const one = { 'src/lib.js': 'export const one = 1;\n' };
/** A library that is an ES module, and exports all of a property. */
const externalProperty = {
  entry: './external.js',
  externals: { lib: ['lib', 'api'] },
  externalsType: 'module',
  output: { module: true, library: { type: 'module' } },
};
/** What webpack writes can run in Node.js, too. */
const node = { target: 'node', output: { publicPath: '' } };

/** Runs a file of the output as a browser does that meets it in a script tag. */
const inBrowser = (file) => async (bench) => {
  const printed = await bench.build();
  const code = await readFile(path.join(bench.project, 'dist', file), 'utf8');
  return `${printed}Uncaught ${failureOf(code)}\n`;
};

function failureOf(code) {
  try {
    vm.runInNewContext(code);
    return undefined;
  } catch ({ name, message }) {
    return `${name}: ${message}`;
  }
}

/** What several files print, each built on its own. */
const each = (files) => async (bench) => {
  const printed = [];
  for (const file of ['src/index.js', ...files])
    printed.push(await bench.build({ entry: `./${file}` }));
  return printed.join('');
};

/** A plugin that returns no code. */
const withoutResult =
  (names) =>
  async ({ build, webpack }) => {
    const printed = [];
    for (const name of names) {
      const plugin = (compiler) => {
        compiler.hooks.compilation.tap('Banner', (compilation) => {
          const hooks = webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
          hooks[name].tap('Banner', () => null);
        });
      };
      printed.push(await build({ plugins: [plugin] }));
    }
    return printed.join('');
  };

/** A WebAssembly module that imports its memory from `./index`. */
const WASM = '\0asm\x01\0\0\0\x02\x11\x01\x07./index\x04memo\x02\0\x01';

export default {
  'export-not-found': {
    files: {
      'src/index.js': "import { totals } from './price';\n\nconsole.log(totals);\n",
      'src/price.js': 'export const total = 42;\n',
    },
  },
  'reexport-not-found': {
    files: {
      'src/index.ts': "export { Price, total } from './price';\n",
      'src/price.ts': 'export interface Price {}\nexport const total = 42;\n',
    },
    config: {
      entry: './src/index.ts',
      resolve: { extensions: ['.ts', '.js'] },
      module: { rules: [{ test: /\.ts$/, loader: 'esbuild-loader' }] },
    },
  },
  'no-default-export': {
    files: {
      'src/index.js': "import price from './price';\n\nconsole.log(price);\n",
      'src/price.js': 'export const total = 42;\n',
    },
  },
  'json-named-export': {
    files: {
      'src/index.js': "import { version } from './data.json';\n\nconsole.log(version);\n",
      'src/data.json': '{ "version": "1.0.0" }',
      'strict.mjs': "import { version } from './src/data.json';\n\nconsole.log(version);\n",
    },
    print: each(['strict.mjs']),
  },
  'conflicting-star-exports': {
    files: {
      'src/index.js': "export * from './user';\nexport * from './product';\n",
      'src/user.js': "export const name = 'Ada';\n",
      'src/product.js': "export const name = 'Bread';\n",
      'external.js': "export * from 'lib';\n",
    },
    print: async ({ build }) => (await build()) + (await build(externalProperty)),
  },
  'before-initialization': {
    files: {
      'src/index.js': "import { total } from './total';\n\nconsole.log(total);\n",
      'src/total.js': "import { tax } from './tax';\n\nexport const total = 42 + tax;\n",
      'src/tax.js': "import { total } from './total';\n\nexport const tax = total / 5;\n",
    },
    runsBundle: true,
  },
  'class-extends': {
    files: {
      'src/index.js': "require('./shape');\n",
      'src/shape.js': "require('./circle');\nmodule.exports = class Shape {};\n",
      'src/circle.js':
        "const Shape = require('./shape');\nmodule.exports = class Circle extends Shape {};\n",
    },
    runsBundle: true,
  },
  'circular-reexport': {
    files: {
      'src/index.js': "import { total } from './price';\n\nconsole.log(total);\n",
      'src/price.js': "export { total } from './cart';\n",
      'src/cart.js': "export { total } from './price';\n",
    },
  },
  'request-expression': {
    files: { 'src/index.js': 'export const load = (name) => import(name);\n' },
  },
  'require-function': { files: { 'src/index.js': 'register(require);\n' } },
  'part-expression': {
    files: {
      'src/index.js': 'export const load = (name) => import(`./locales/${name}.js`);\n',
      'src/locales/en.js': '',
    },
    config: javascript({ wrappedContextCritical: true }),
  },
  'cannot-find-module': {
    files: {
      'src/index.js': "const language = 'fr';\n\nrequire('./locales/' + language + '.js');\n",
      'src/locales/en.js': '',
    },
    runsBundle: true,
  },
  'context-mode': {
    files: {
      'src/index.js': "require.context('./', true, /\\.json$/, 'slow');\n",
      'flags.js': "require.context('./src', false, /\\.js$/g);\n",
      'option.js': "import.meta.webpackContext('./', { filter: /js/ });\n",
    },
    print: each(['flags.js', 'option.js']),
  },
  weak: {
    files: {
      'src/index.js': "require.context('./', true, /lib/, 'weak')('./lib.js');\n",
      ...one,
    },
    runsBundle: true,
  },
  glob: {
    files: {
      'src/index.js': 'export const pages = (pattern) => import.meta.glob(pattern);\n',
      'alias.js': "import.meta.glob('pages/*.js');\n",
      'as.js': "import.meta.glob('./*.txt', { as: 'raw' });\n",
      'option.js': "import.meta.glob('./*.txt', { lazy: true });\n",
    },
    print: each(['alias.js', 'as.js', 'option.js']),
  },
  'may-not-assign': {
    files: { 'src/index.js': "import './lib';\n\nmodule.exports = {};\n", ...one },
    runsBundle: true,
  },
  'exports-not-defined': {
    files: { 'src/index.js': "import './lib';\n\nexports.two = 2;\n", ...one },
    print: inBrowser('main.js'),
  },
  'require-not-defined': {
    files: { ...esModule, 'src/index.js': "require('./lib.js');\n", ...one },
    print: inBrowser('main.js'),
  },
  'not-a-function': {
    files: {
      'src/index.js': "const format = require('./format');\n\nformat();\n",
      'src/format.js': 'export default function format() {}\n',
    },
    runsBundle: true,
  },
  'import-outside-module': {
    files: { 'src/index.js': "import lib from 'lib';\n\nconsole.log(lib);\n" },
    config: { externals: { lib: 'lib' }, externalsType: 'module', output: { module: true } },
    print: inBrowser('main.mjs'),
  },
  'source-type': {
    files: { 'src/index.cjs': "import './lib';\n", ...one },
    config: { entry: './src/index.cjs' },
  },
  'only-a-getter': {
    files: {
      'src/index.js': "import { count } from './counter';\n\ncount = 1;\n",
      'src/counter.js': 'export let count = 0;\n',
      'namespace.js': "import * as lib from './src/counter';\n\nlib = {};\n",
    },
    print: async ({ build }) => (await build({ entry: './namespace.js' })) + (await build()),
    runsBundle: true,
  },
  'require-extensions': {
    files: {
      'src/index.js': "require.extensions['.txt'] = () => {};\n",
      'main.js': "require.main.require('./src/lib');\n",
      'parent.js': "module.parent.require('./src/lib');\n",
    },
    print: each(['main.js', 'parent.js']),
  },
  'create-require': {
    files: {
      'src/index.js':
        "import { createRequire } from 'module';\n\nconst load = createRequire(location.href);\n",
      'two.js':
        "import { createRequire } from 'module';\n\nconst load = createRequire(import.meta.url, 1);\n",
      'main.js':
        "import { createRequire } from 'module';\n\nconst load = createRequire(import.meta.url);\nload.extensions;\n",
    },
    config: javascript({ createRequire: true }),
    print: async (bench) =>
      (await each(['two.js', 'main.js'])(bench)) +
      (await bench.build(javascript({ createRequire: 'makeRequire' }))),
  },
  'await-outside': {
    files: { 'src/index.js': "export function load() {\n  await import('./lib');\n}\n", ...one },
  },
  'defer-syntax': {
    files: {
      'src/index.js':
        "import /* webpackDefer: true */ { one } from './lib';\n\nconsole.log(one);\n",
      'reexport.js': "export /* webpackDefer: true */ * as lib from './src/lib';\n",
      ...one,
    },
    config: deferred,
    print: each(['reexport.js']),
  },
  'import-options': {
    files: {
      'src/index.js':
        "const options = 1;\n\nimport('./lib.js', options).catch(({ message }) => console.log(message));\n",
      ...one,
    },
    config: node,
    runsBundle: true,
  },
  'magic-comment': {
    files: { 'src/index.js': "import(/* webpackChunkName: report */ './lib');\n", ...one },
  },
  'magic-value': {
    files: {
      'src/index.js': "import(/* webpackMode: 'slow' */ './lib');\n",
      'name.js': "import(/* webpackChunkName: 1 */ './src/lib');\n",
      'prefetch.js': "import(/* webpackPrefetch: 'yes' */ './src/lib');\n",
      'defer.js': "import(/* webpackDefer: 'yes' */ './src/lib');\n",
      'source.js': "import(/* webpackSource: 'yes' */ './src/lib');\n",
      ...one,
    },
    config: { experiments: { deferImport: true, sourceImport: true } },
    print: each(['name.js', 'prefetch.js', 'defer.js', 'source.js']),
  },
  'initial-chunk': {
    files: { 'src/index.js': "import(/* webpackChunkName: 'main' */ './lib');\n", ...one },
  },
  'next-major': {
    files: { 'src/index.js': 'console.log(__dirname);\n' },
    config: { node: { __dirname: 'warn-mock' } },
  },
  'non-webpack-require': {
    files: { 'src/index.js': "__non_webpack_require__('./settings.js');\n" },
    config: { output: { module: true } },
  },
  'chunk-loading-not-enabled': {
    files: { 'src/index.js': "import('./lib');\n", ...one },
    config: { entry: () => ({ main: { import: './src/index.js', chunkLoading: 'require' } }) },
    print: async ({ build }) =>
      (await build()) + (await build({ output: { chunkLoading: 'script' } })),
  },
  'css-name': {
    files: {
      'src/index.js': "import './card.css';\n",
      'src/card.css': ".card {\n  composes: button from './base.css';\n}\n",
      'src/base.css': '.link {\n  color: red;\n}\n',
      'self.js': "import './self.css';\n",
      'self.css': '.card {\n  composes: button;\n}\n',
    },
    config: {
      experiments: { css: true },
      module: { rules: [{ test: /\.css$/, type: 'css/module' }] },
    },
    print: each(['self.js']),
  },
  'system-import': {
    files: {
      'src/index.js': "System.import('./lib');\n",
      'get.js': 'System.get;\n',
      'include.js': "require.include('./src/lib');\n",
      'indirect.js': 'const system = System;\nsystem.import();\n',
      'define.js': 'register(define);\n\nfunction register(call) {\n  call([]);\n}\n',
      ...one,
    },
    config: javascript({ system: true }),
    print: async (bench) => {
      const run = (entry) =>
        inBrowser('main.js')({ ...bench, build: () => bench.build({ entry }) });
      const built = await each(['get.js', 'include.js'])(bench);
      return built + (await run('./indirect.js')) + (await run('./define.js'));
    },
  },
  'invalid-dependencies': [
    {
      files: {
        'src/index.js': '',
        'loader.cjs':
          "module.exports = function (source) {\n  this.addDependency('./data.json');\n  return source;\n};\n",
      },
      config: { module: { rules: [{ test: /\.js$/, use: './loader.cjs' }] } },
      print: async (bench) =>
        (await bench.build()) +
        (await withoutResult(['render', 'renderContent', 'renderMain'])(bench)),
    },
    {
      files: { 'src/index.js': 'translate(name);\n' },
      config: {
        plugins: [
          (compiler) => {
            compiler.hooks.normalModuleFactory.tap('Texts', ({ hooks }) => {
              hooks.parser.for('javascript/auto').tap('Texts', (parser) => {
                parser.hooks.call
                  .for('translate')
                  .tap('Texts', (call) => parser.parseString(call.arguments[0]));
              });
            });
          },
        ],
      },
    },
  ],
  'wasm-import': {
    files: { 'src/index.js': "import('./code.wasm');\n", 'src/code.wasm': WASM },
    config: { experiments: { syncWebAssembly: true } },
  },
  'minimizer-option': {
    files: { 'src/index.js': 'console.log(1);\n' },
    config: {
      mode: 'production',
      optimization: { minimizeOptions: { javascript: { unknown: 1 } } },
    },
  },
};
