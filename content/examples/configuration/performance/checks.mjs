// Builds a small project for each check of `performance`, and prints the first line of what it reports.
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

const text = (size) => `export const text = ${JSON.stringify('x'.repeat(size))};\n`;
const numbered = (count, entry) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => entry(i)));
const library = (name, code) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '1.0.0',
    main: 'index.js',
  }),
  [`node_modules/${name}/index.js`]: code,
});
const loader = (folder) => ({
  module: { rules: [{ test: /\.js$/, loader: path.join(folder, 'loader.cjs') }] },
});

const projects = {
  analyzableBailouts: {
    files: {
      'src/index.js': "__webpack_public_path__ = globalThis.cdn;\nimport('./page.js');",
      'src/page.js': 'export const page = 1;',
    },
    config: {
      target: ['web', 'es2022'],
      experiments: { outputModule: true },
      output: { module: true },
    },
  },
  asyncChunkWaterfalls: {
    files: {
      'src/index.js': "import(/* webpackChunkName: 'page' */ './page.js');",
      'src/page.js': "import(/* webpackChunkName: 'chart' */ './chart.js');",
      'src/chart.js': "import(/* webpackChunkName: 'axis' */ './axis.js');",
      'src/axis.js': "console.log('axis');",
    },
  },
  broadContexts: {
    files: {
      'src/index.js': "const context = require.context('./locales');\nconsole.log(context.keys());",
      ...numbered(24, (i) => [`src/locales/${i}.json`, `{ "n": ${i} }`]),
    },
  },
  cacheEffectiveness: {
    files: {
      'src/index.js': 'console.log(1);',
      'loader.cjs': 'module.exports = function (code) { this.cacheable(false); return code; };',
    },
    config: loader,
  },
  circularDependencies: {
    files: {
      'src/index.js': "import { user } from './user.js';\nconsole.log(user());",
      'src/user.js': "import { api } from './api.js';\nexport const user = () => api('user');",
      'src/api.js': "import { user } from './user.js';\nexport const api = (name) => [name, user];",
    },
  },
  conflictingResourceHints: {
    files: {
      'src/index.js': "import('./home.js');",
      'src/home.js':
        "import(/* webpackPrefetch: true, webpackPreload: true */ './chart.js');\nconsole.log('home');",
      'src/chart.js': "console.log('chart');",
    },
  },
  duplicateModules: {
    files: {
      'src/a.js': "import { format } from './format.js';\nconsole.log(format('a'));",
      'src/b.js': "import { format } from './format.js';\nconsole.log(format('b'));",
      'src/format.js': 'export const format = (value) => globalThis.format(value);',
    },
    config: { entry: { a: './src/a.js', b: './src/b.js' } },
  },
  duplicatePackages: {
    files: {
      'src/index.js': "import { v } from 'color';\nimport { w } from 'chart';\nconsole.log(v, w);",
      ...library('color', 'export const v = 2;'),
      ...library('chart', "export { v as w } from 'color';"),
      'node_modules/chart/node_modules/color/package.json':
        '{ "name": "color", "version": "0.9.0" }',
      'node_modules/chart/node_modules/color/index.js': 'export const v = 1;',
    },
  },
  dynamicExports: {
    files: {
      'src/index.js': "import { a } from './legacy.js';\nconsole.log(a);",
      'src/legacy.js': "for (const name of ['a', 'b']) module.exports[name] = name;",
    },
  },
  evalUsage: {
    files: {
      'src/index.js': "import { run } from './run.js';\nconsole.log(run('1 + 1'));",
      'src/run.js': 'export const run = (code) => eval(code);',
    },
  },
  hotspots: {
    files: {
      'src/index.js': 'console.log(1);',
      'loader.cjs':
        'module.exports = (code) => { const end = Date.now() + 300; while (Date.now() < end); return code; };',
    },
    config: loader,
  },
  inlinedAssets: {
    files: {
      'src/index.js': "import photo from './photo.png';\nconsole.log(photo);",
      'src/photo.png': 'x'.repeat(20_000),
    },
    config: { module: { rules: [{ test: /\.png$/, type: 'asset/inline' }] } },
  },
  largeModules: {
    files: {
      'src/index.js': "import { text } from './text.js';\nconsole.log(text);",
      'src/text.js': text(60_000),
    },
  },
  legacyJavascript: {
    files: {
      'src/index.js': "import 'regenerator-runtime';\nconsole.log(1);",
      ...library('regenerator-runtime', 'globalThis.regeneratorRuntime = {};'),
    },
    config: { target: ['web', 'es2020'] },
  },
  missingSideEffects: {
    files: {
      'src/index.js': "import { a } from 'ui-kit';\nconsole.log(a);",
      ...library('ui-kit', "export { a } from './a.js';\nexport { b } from './b.js';"),
      'node_modules/ui-kit/a.js': 'export const a = 1;',
      'node_modules/ui-kit/b.js': 'globalThis.b = 1;\nexport const b = 2;',
    },
  },
  mixedExports: {
    files: { 'src/index.js': "export default 1;\nexport const version = '2';" },
    config: { output: { library: { type: 'commonjs2' } } },
  },
  osDependentRules: {
    files: { 'src/index.js': 'console.log(1);' },
    config: { module: { rules: [{ test: /icons\/.*\.svg$/, type: 'asset' }] } },
  },
  pureAnnotations: {
    files: { 'src/index.js': 'export const a = /*#__PURE__*/ globalThis.a;' },
  },
  redundantDynamicImports: {
    files: {
      'src/index.js':
        "import { draw } from './chart.js';\ndraw();\nimport('./chart.js').then(({ zoom }) => zoom());",
      'src/chart.js':
        "export const draw = () => console.log('draw');\nexport const zoom = () => {};",
    },
  },
  scopeHoistingBailouts: {
    files: {
      'src/index.js': "import format from './format.cjs';\nconsole.log(format('a'));",
      'src/format.cjs': 'module.exports = (value) => globalThis.format(value);',
    },
  },
  'sourceMaps, devtool': {
    files: { 'src/index.js': 'console.log(1);' },
    config: { devtool: 'inline-source-map' },
  },
  'sourceMaps, loader': {
    files: {
      'src/index.js': 'console.log(1);',
      'loader.cjs': 'module.exports = (code) => `\\n${code}`;',
    },
    config: (folder) => ({ devtool: 'source-map', ...loader(folder) }),
  },
  splitChunksCapped: {
    files: {
      'src/index.js': "import { text } from 'library';\nconsole.log(text);",
      ...library('library', text(30_000)),
    },
    config: { optimization: { splitChunks: { chunks: 'all', maxInitialRequests: 1 } } },
  },
  tinyChunks: {
    files: {
      'src/index.js': Array.from({ length: 12 }, (_, i) => `import('./page${i}.js');`).join('\n'),
      ...numbered(12, (i) => [`src/page${i}.js`, `console.log(${i});`]),
    },
  },
  topLevelThis: {
    files: { 'src/index.js': 'this.app = {};\nexport const started = true;' },
  },
  unsplitVendors: {
    files: {
      'src/index.js': "import { text } from 'library';\nconsole.log(text);",
      ...library('library', text(300)),
    },
  },
  unusedAssets: {
    files: {
      'src/index.js': "import logo from './logo.png';\nconsole.log(1);",
      'src/logo.png': 'png',
    },
    config: { module: { rules: [{ test: /\.png$/, type: 'asset/resource' }] } },
  },
  unusedConfig: {
    files: { 'src/index.js': 'console.log(1);' },
    config: (folder) => ({
      resolve: { alias: { '@old': path.join(folder, 'src') } },
      externals: { jquery: 'jQuery' },
      module: { rules: [{ test: /\.tx$/, type: 'asset/source' }] },
      plugins: [
        new webpack.DefinePlugin({ OLD_FLAG: '1' }),
        new webpack.container.ModuleFederationPlugin({ name: 'app', shared: ['react'] }),
      ],
    }),
  },
  'unusedModules, statement': {
    files: {
      'src/index.js': "import { unused } from './setup.js';\nconsole.log(1);",
      'src/setup.js': 'globalThis.app = {};\nexport const unused = 1;',
    },
  },
  'unusedModules, re-export': {
    files: {
      'src/index.js': "import { a } from './ui/index.js';\nconsole.log(a);",
      'src/ui/index.js': "export { a } from './a.js';\nexport { b } from './b.js';",
      'src/ui/a.js': 'export const a = 1;',
      'src/ui/b.js': 'globalThis.b = 1;\nexport const b = 2;',
    },
  },
};

async function report(name, mode, hints) {
  const { files, config = {} } = projects[name];
  const context = path.join(import.meta.dirname, 'checked', name.replace(/\W+/g, '-'));
  for (const [file, content] of Object.entries({ 'package.json': '{ "name": "app" }', ...files })) {
    fs.mkdirSync(path.dirname(path.join(context, file)), { recursive: true });
    fs.writeFileSync(path.join(context, file), content);
  }

  const options = typeof config === 'function' ? config(context) : config;
  const stats = await promisify(webpack)({
    context,
    mode,
    ...options,
    output: { path: path.join(context, 'dist'), ...options.output },
    performance: { [name.split(',')[0]]: true, ...(hints !== undefined && { hints }) },
  });
  return [...stats.compilation.errors, ...stats.compilation.warnings];
}

const firstLine = (message) => {
  const [first, second] = message.split('\n');
  return /recommendations:\s*$/.test(first) ? second : first;
};

const withoutHints = [];

for (const name of Object.keys(projects)) {
  const reports = await report(name, 'production');
  for (const { message } of reports) console.log(`${name} | ${firstLine(message)}`);

  if ((await report(name, 'production', false)).length > 0) withoutHints.push(name);
}

console.log(`without hints: ${withoutHints.join(', ')}`);
