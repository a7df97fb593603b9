import { spawn } from 'node:child_process';
import { text as textOf } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const WEBPACK = fileURLToPath(import.meta.resolve('webpack'));

const text = (name, size) => `export const ${name} = '${'x'.repeat(size)}';\n`;

/** A package of node_modules. */
const withPackage = (name, code, json = {}) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', ...json }),
  [`node_modules/${name}/index.js`]: code,
});

const quiet = { maxAssetSize: Infinity, maxEntrypointSize: Infinity };

/** As many values as a check needs to say something. */
const numbered = (value, count = 12) => Array.from({ length: count }, (_, i) => value(i));

const images = (type) => ({ module: { rules: [{ test: /\.png$/, type }] } });

/** A build in production mode with one of the checks of `performance`. */
const check = (name, files, config = {}) => ({
  files,
  config: { mode: 'production', performance: { ...quiet, [name]: true }, ...config },
});

const big = {
  'src/index.js': "import { prices } from './prices.js';\n\nconsole.log(prices);\n",
  'src/prices.js': text('prices', 260_000),
};

/** A warning of Node.js as it prints it. */
const asPrinted = ({ code, name, message }) =>
  `(node:${process.pid}) [${code}] ${name}: ${message}\n`;

/** What Node.js warns of during a build. A process prints each code once. */
async function warningsOf(act) {
  const warnings = [];
  const add = (warning) => warnings.push(asPrinted(warning));
  process.on('warning', add);
  const printed = await act();
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  process.off('warning', add);
  return warnings.join('') + printed;
}

/** A build with something that is deprecated. */
const deprecated = (config) => ({
  files: { 'src/index.js': 'console.log(1);\n' },
  print: ({ build, webpack, project }) =>
    warningsOf(() => build(typeof config === 'function' ? config(webpack, project) : config)),
});

/** A build with a plugin that works on each compilation. */
const plugin = (apply) => (webpack) => ({
  plugins: [
    (compiler) => {
      compiler.hooks.compilation.tap('OldPlugin', (compilation) => {
        apply(compilation, compiler, webpack);
      });
    },
  ],
});

/** The output of a program of Node.js in the project. */
async function runNode(project, args) {
  const { npm_config_loglevel: _quiet, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd: project, env });
  const [out, failed] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
  return out + failed;
}

/** What is written to the console meanwhile. */
async function consoleOf(method, act) {
  const original = console[method];
  const lines = [];
  console[method] = (...args) => lines.push(args.join(' '));
  try {
    await act();
  } finally {
    console[method] = original;
  }
  return lines.join('\n');
}

export default {
  'no-mode': {
    files: { 'src/index.js': '' },
    config: { mode: undefined },
  },

  'asset-size': {
    files: { ...big, 'src/index.js': "import('./prices.js').then(console.log);\n" },
    config: { mode: 'production' },
  },
  'entrypoint-size': {
    files: {
      ...big,
      'src/index.js':
        "import { prices } from './prices.js';\n\nconsole.log(prices);\nexport const load = () => import('./page.js');\n",
      'src/page.js': '',
    },
    config: {
      mode: 'production',
      optimization: { runtimeChunk: 'single' },
      performance: { maxAssetSize: 300_000 },
    },
  },
  'no-lazy-loading': {
    files: big,
    config: { mode: 'production', ignoreWarnings: [/size limit/] },
  },
  'runtime-in-entry': {
    files: {
      'src/index.js':
        "import { prices } from './prices.js';\n\nconsole.log(prices);\nimport('./page.js');\n",
      'src/prices.js': big['src/prices.js'],
      'src/page.js': '',
    },
    config: { mode: 'production', ignoreWarnings: [/size limit/] },
  },

  deprecation: {
    files: {
      'node_modules/old-plugin/index.js':
        "module.exports = (compiler) => {\n  compiler.hooks.compilation.tap('OldPlugin', (compilation) => {\n    compilation.cache;\n  });\n};\n",
      'src/index.js': '',
      'build.js':
        "const webpack = require(process.argv[2]);\nwebpack({ mode: 'development', plugins: [require('old-plugin')] }, () => {});\n",
    },
    print: ({ project }) => runNode(project, ['--trace-deprecation', 'build.js', WEBPACK]),
  },
  hash: deprecated({ output: { filename: '[name].[hash].js' } }),
  'string-options': deprecated({
    module: {
      rules: [{ test: /\.scss$/, use: [{ loader: 'sass-loader', options: 'sourceMap' }] }],
    },
  }),
  'externals-function': deprecated({
    externals: [(context, request, callback) => callback()],
  }),
  'no-emit-on-errors': deprecated({ optimization: { noEmitOnErrors: true } }),
  'warnings-filter': {
    files: {
      'src/index.js': "import { total } from './prices.js';\n\nconsole.log(total);\n",
      'src/prices.js': 'export {};\n',
    },
    print: ({ project, webpack }) =>
      warningsOf(
        () =>
          new Promise((resolve) => {
            const stats = { preset: 'errors-warnings', warningsFilter: /total/ };
            const config = { mode: 'production', context: project, stats };
            webpack({ ...config, output: { path: `${project}/dist` } }, (error, result) => {
              resolve(error ? error.message : result.toString(stats));
            });
          }),
      ),
  },
  'watch-without-callback': {
    files: { 'src/index.js': '' },
    print: ({ project, webpack }) =>
      warningsOf(() => {
        webpack({ mode: 'development', context: project, watch: true });
        return '';
      }),
  },

  'compilation-assets': deprecated((webpack) => ({
    plugins: [
      (compiler) => {
        compiler.hooks.emit.tap('OldPlugin', (compilation) => {
          compilation.assets['license.txt'] = new webpack.sources.RawSource('MIT');
        });
      },
    ],
  })),
  'process-assets': deprecated(
    plugin((compilation) => compilation.hooks.optimizeChunkAssets.tap('OldPlugin', () => {})),
  ),
  'array-to-set': deprecated(
    plugin((compilation) =>
      compilation.hooks.seal.tap('OldPlugin', () => compilation.modules.map(String)),
    ),
  ),
  'module-graph': deprecated(
    plugin((compilation) =>
      compilation.hooks.afterHash.tap('OldPlugin', () => [...compilation.modules][0].issuer),
    ),
  ),
  'chunk-graph': deprecated(
    plugin((compilation) =>
      compilation.hooks.afterHash.tap('OldPlugin', () => [...compilation.modules][0].id),
    ),
  ),
  'normal-module-loader': deprecated((webpack, project) => ({
    plugins: [new webpack.debug.ProfilingPlugin({ outputPath: `${project}/events.json` })],
  })),

  'compiler-plugin': {
    files: { 'src/index.js': '' },
    config: { plugins: [(compiler) => compiler.plugin('emit', () => {})] },
  },
  'cannot-convert': {
    files: { 'src/index.js': '' },
    config: ({ webpack }) =>
      plugin((compilation) =>
        compilation.hooks.additionalAssets.tap({ name: 'OldPlugin', stage: 1 }, () => {}),
      )(webpack),
  },

  'unused-aliases': check(
    'unusedConfig',
    { 'src/index.js': '' },
    { resolve: { alias: { '@components': '/app/src/components' } } },
  ),
  'unused-externals': check('unusedConfig', { 'src/index.js': '' }, { externals: { jquery: '$' } }),
  'unused-defines': {
    files: { 'src/index.js': '' },
    config: ({ webpack }) => ({
      mode: 'production',
      performance: { unusedConfig: true },
      plugins: [new webpack.DefinePlugin({ VERSION: "'1.0.0'" })],
    }),
  },
  'unused-rules': check(
    'unusedConfig',
    { 'src/index.js': '' },
    { module: { rules: [{ test: /jpe?g$/, type: 'asset' }] } },
  ),
  'os-dependent': check(
    'osDependentRules',
    { 'src/index.js': '' },
    { module: { rules: [{ test: /icons\/.*\.svg$/, type: 'asset' }] } },
  ),

  'unused-federation': {
    files: { 'src/index.js': '' },
    config: ({ webpack }) => ({
      mode: 'production',
      performance: { unusedConfig: true },
      plugins: [new webpack.container.ModuleFederationPlugin({ name: 'app', shared: ['react'] })],
    }),
  },

  'duplicate-packages': check('duplicatePackages', {
    'src/index.js':
      "import { show } from 'calendar';\nimport { format } from 'dates';\n\nconsole.log(show, format);\n",
    ...withPackage('dates', 'export const format = String;\n', { version: '3.1.0' }),
    ...withPackage('calendar', "export { format as show } from 'dates';\n"),
    ...withPackage('calendar/node_modules/dates', 'export const format = String;\n', {
      name: 'dates',
      version: '2.0.4',
    }),
  }),
  'duplicate-modules': check(
    'duplicateModules',
    {
      'src/index.js': "import { format } from './format.js';\n\nconsole.log('home', format);\n",
      'src/cart/index.js':
        "import { format } from '../format.js';\n\nconsole.log('cart', format);\n",
      'src/format.js': text('format', 30_000),
    },
    { entry: { home: './src/index.js', cart: './src/cart/index.js' } },
  ),
  'unsplit-vendors': check('unsplitVendors', {
    'src/index.js': "import { charts } from 'charts';\n\nconsole.log(charts);\n",
    ...withPackage('charts', text('charts', 30_000)),
  }),

  'missing-side-effects': check('missingSideEffects', {
    'src/index.js': "import { Button } from 'ui-kit';\n\nconsole.log(Button);\n",
    ...withPackage(
      'ui-kit',
      "export { Button } from './Button.js';\nexport { Dialog } from './Dialog.js';\n",
    ),
    'node_modules/ui-kit/Button.js': 'export const Button = 1;\n',
    'node_modules/ui-kit/Dialog.js':
      'globalThis.dialogs = new Set();\n\nexport const Dialog = 2;\n',
  }),
  'unused-modules': check('unusedModules', {
    'src/index.js': "import { track } from './tracking.js';\n\nconsole.log(1);\n",
    'src/tracking.js': 'globalThis.events = [];\n\nexport const track = 1;\n',
  }),
  'unused-reexports': check('unusedModules', {
    'src/index.js': "import { Button } from './ui/index.js';\n\nconsole.log(Button);\n",
    'src/ui/index.js':
      "export { Button } from './Button.js';\nexport { Dialog } from './Dialog.js';\n",
    'src/ui/Button.js': 'export const Button = 1;\n',
    'src/ui/Dialog.js': 'globalThis.dialogs = new Set();\n\nexport const Dialog = 2;\n',
  }),

  'redundant-import': check('redundantDynamicImports', {
    'src/index.js':
      "import { draw } from './chart.js';\n\ndraw();\nimport('./chart.js').then(({ zoom }) => zoom());\n",
    'src/chart.js':
      "export const draw = () => console.log('draw');\nexport const zoom = () => console.log('zoom');\n",
  }),
  'large-modules': check(
    'largeModules',
    {
      'src/index.js': "import { prices } from './prices.js';\n\nconsole.log(prices);\n",
      'src/prices.js': text('prices', 60_000),
    },
    { performance: { largeModules: true } },
  ),
  'split-chunks-capped': check(
    'splitChunksCapped',
    {
      'src/index.js': "import { charts } from 'charts';\n\nconsole.log(charts);\n",
      ...withPackage('charts', text('charts', 30_000)),
    },
    { optimization: { splitChunks: { chunks: 'all', maxInitialRequests: 1 } } },
  ),
  'circular-dependencies': check('circularDependencies', {
    'src/index.js': "import { loadUser } from './user.js';\n\nconsole.log(loadUser());\n",
    'src/user.js':
      "import { request } from './request.js';\n\nexport const token = 'secret';\nexport const loadUser = () => request('/user');\n",
    'src/request.js':
      "import { token } from './user.js';\n\nexport const request = (url) => fetch(url, { headers: { token } });\n",
  }),
  'scope-hoisting': check('scopeHoistingBailouts', {
    'src/index.js': "import format from './format.cjs';\n\nconsole.log(format('a'));\n",
    'src/format.cjs': 'module.exports = (value) => globalThis.format(value);\n',
  }),

  hotspots: {
    files: {
      'src/index.js': '',
      'slow-loader.cjs':
        'module.exports = (code) => {\n  const end = Date.now() + 150;\n  while (Date.now() < end);\n  return code;\n};\n',
    },
    config: ({ project }) => ({
      mode: 'production',
      performance: { hotspots: true },
      module: { rules: [{ test: /\.js$/, loader: `${project}/slow-loader.cjs` }] },
    }),
  },
  'module-caching': {
    files: {
      'src/index.js': '',
      'date-loader.cjs':
        'module.exports = function (code) {\n  this.cacheable(false);\n  return code;\n};\n',
    },
    config: ({ project }) => ({
      mode: 'production',
      performance: { cacheEffectiveness: true },
      module: { rules: [{ test: /\.js$/, loader: `${project}/date-loader.cjs` }] },
    }),
  },

  'more-advice': [
    check('tinyChunks', {
      'src/index.js': numbered((i) => `import('./page${i}.js');\n`).join(''),
      ...Object.fromEntries(numbered((i) => [`src/page${i}.js`, `console.log(${i});\n`])),
    }),
    check('asyncChunkWaterfalls', {
      'src/index.js': "import(/* webpackChunkName: 'page' */ './page.js');\n",
      'src/page.js': "import(/* webpackChunkName: 'chart' */ './chart.js');\n",
      'src/chart.js': "import(/* webpackChunkName: 'axis' */ './axis.js');\n",
      'src/axis.js': 'console.log(1);\n',
    }),
    check('conflictingResourceHints', {
      'src/index.js': "import('./home.js');\n",
      'src/home.js':
        "import(/* webpackPrefetch: true, webpackPreload: true */ './chart.js');\n\nconsole.log(1);\n",
      'src/chart.js': 'console.log(2);\n',
    }),
    check(
      'unusedAssets',
      { 'src/index.js': "import logo from './logo.png';\n", 'src/logo.png': 'png' },
      images('asset/resource'),
    ),
    check(
      'inlinedAssets',
      {
        'src/index.js': "import photo from './photo.png';\n\nconsole.log(photo);\n",
        'src/photo.png': 'x'.repeat(20_000),
      },
      images('asset/inline'),
    ),
    check('dynamicExports', {
      'src/index.js': "import { add } from './sums.js';\n\nconsole.log(add);\n",
      'src/sums.js': "for (const name of ['add', 'subtract']) module.exports[name] = name;\n",
    }),
    check('pureAnnotations', {
      'src/index.js': 'export const settings = /*#__PURE__*/ globalThis.settings;\n',
    }),
    check('broadContexts', {
      'src/index.js': "const texts = require.context('./locales');\n\nconsole.log(texts.keys());\n",
      ...Object.fromEntries(numbered((i) => [`src/locales/${i}.json`, `{ "count": ${i} }`], 24)),
    }),
    check(
      'mixedExports',
      { 'src/index.js': 'export default 1;\nexport const version = 2;\n' },
      { output: { library: { type: 'commonjs2' } } },
    ),
    check('evalUsage', {
      'src/index.js': "import { run } from './run.js';\n\nconsole.log(run('1 + 1'));\n",
      'src/run.js': 'export const run = (code) => eval(code);\n',
    }),
    check('topLevelThis', { 'src/index.js': 'this.app = {};\n\nexport const started = true;\n' }),
    check(
      'legacyJavascript',
      {
        'src/index.js': "import 'regenerator-runtime';\n",
        ...withPackage('regenerator-runtime', 'globalThis.regeneratorRuntime = {};\n'),
      },
      { target: ['web', 'es2020'] },
    ),
    check('sourceMaps', { 'src/index.js': 'console.log(1);\n' }, { devtool: 'inline-source-map' }),
    check(
      'sourceMaps',
      {
        'src/index.js': 'console.log(1);\n',
        'loader.cjs': 'module.exports = (code) => `\\n${code}`;\n',
      },
      { devtool: 'source-map', module: { rules: [{ test: /\.js$/, loader: './loader.cjs' }] } },
    ),
    check(
      'analyzableBailouts',
      {
        'src/index.js': "__webpack_public_path__ = globalThis.cdn;\nimport('./page.js');\n",
        'src/page.js': 'export const page = 1;\n',
      },
      { target: ['web', 'es2022'], output: { module: true } },
    ),
  ],

  'browserslist-data': {
    files: {
      'src/index.js': '',
      // Two years later.
      'clock.js': `const { Date } = globalThis;
globalThis.Date = class extends Date {
  constructor(...args) {
    super(...(args.length === 0 ? [Date.now() + 2 * 365 * 24 * 60 * 60 * 1000] : args));
  }
};
`,
      'build.js': `const webpack = require(process.argv[2]);
webpack({ mode: 'development', target: 'browserslist:last 2 versions' }, () => {});
`,
    },
    print: ({ project }) => runNode(project, ['--require', './clock.js', 'build.js', WEBPACK]),
  },
  deoptimised: {
    files: {
      'src/index.js': "import './data.js';\n",
      'src/data.js': Array.from(
        { length: 20_000 },
        (_, i) => `const longVariableName${i} = ${i};\n`,
      ).join(''),
    },
    print: ({ build }) =>
      consoleOf('error', () =>
        build({ module: { rules: [{ test: /data\.js$/, loader: 'babel-loader' }] } }),
      ),
  },
  'sass-import': {
    files: {
      'src/index.js': "import './styles.scss';\n",
      'src/styles.scss': "@import 'colors';\n",
      'src/_colors.scss': 'a {\n  color: red;\n}\n',
    },
    config: { module: { rules: [{ test: /\.scss$/, use: ['css-loader', 'sass-loader'] }] } },
  },
};
