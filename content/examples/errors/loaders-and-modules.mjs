import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** An entry that imports a file. */
const importing = (name, text) => ({
  'src/index.js': `import * as content from './${name}';\n\nconsole.log(content);\n`,
  [`src/${name}`]: text,
});

/** A rule whose loaders have the paths that a reader sees: node_modules is a link here. */
const rule = (more) => ({ resolveLoader: { symlinks: false }, module: { rules: [more] } });

/** A project and its loader. */
const ownLoader = (body, { name = 'records-loader.cjs', ...more } = {}) => ({
  files: { ...importing('list.records', 'Bread 3\n'), [`loaders/${name}`]: body },
  config: { module: { rules: [{ test: /\.records$/, use: `./loaders/${name}`, ...more }] } },
});

const loaderFunction = (body) => `module.exports = function (source) {\n  ${body}\n};\n`;

/** The messages of several builds of a project. */
const builds = (files, ...configs) => ({
  files,
  print: async ({ build }) => {
    const printed = [];
    for (const config of configs) printed.push(await build(config));
    return printed.join('');
  },
});

const withRule = (more) => ({ module: { rules: [more] } });

/** A plugin that does nothing but tap a hook of the compiler. */
const tapping = (hook, tap) => ({
  plugins: [{ apply: (compiler) => compiler.hooks[hook].tap('Sample', tap) }],
});

/** Builds in a separate process, which the message ends. */
const inProcess = (config, before = '') => ({
  print: ({ project }) => {
    const options = `{ mode: 'development', devtool: false, context: ${JSON.stringify(project)}, ...${config} }`;
    const script = `${before}require('webpack')(${options}, (error, stats) => console.log(error ?? stats.toString('errors-warnings')));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
      cwd: project,
      encoding: 'utf8',
    });
    return stdout + stderr;
  },
});

const page = (html, config) => ({
  files: { 'src/index.html': html, 'src/index.js': '' },
  config: { entry: './src/index.html', ...config },
});

const links = { tag: 'a', attribute: 'href', type: 'html' };

/** The page index.html of the output in a browser. */
async function openPage(project, html) {
  const { JSDOM, VirtualConsole } = await import('jsdom');
  const dom = new JSDOM(html, {
    url: pathToFileURL(`${project}/dist/index.html`).href,
    runScripts: 'dangerously',
    resources: 'usable',
    virtualConsole: new VirtualConsole(),
  });
  await new Promise((resolve) => dom.window.addEventListener('load', resolve));
  return dom.window;
}

/** What a promise of the page fails with. */
const failureOf = (promise) =>
  promise.then(
    () => '',
    ({ name, message }) => `${name}: ${message}\n`,
  );

/** A WebAssembly module that exports a function: `signature` and `body` are bytes. */
const wasm = (signature, body) => {
  const section = (id, content) => `${id}${String.fromCharCode(content.length)}${content}`;
  const code = `${String.fromCharCode(body.length + 1)}\0${body}`;
  return [
    '\0asm\x01\0\0\0',
    section('\x01', `\x01\x60${signature}`),
    section('\x03', '\x01\0'),
    section('\x07', '\x01\x03run\0\0'),
    section('\x0a', `\x01${code}`),
  ].join('');
};
const addition = wasm('\x02\x7f\x7f\x01\x7f', '\x20\0\x20\x01\x6a\x0b');
const vectors = wasm('\x01\x7b\x01\x7b', '\x20\0\x0b');
const memoryOfJavaScript = '\0asm\x01\0\0\0\x02\x15\x01\x09../env.js\x06memory\x02\0\x01';

const syncWebAssembly = { experiments: { syncWebAssembly: true } };

const babel = { loader: 'babel-loader', options: { configFile: false, babelrc: false } };
const styles = ['style-loader', 'css-loader'];

export default {
  'parse-failed': {
    files: importing('App.jsx', 'export default function App() {\n  return <h1>Hello</h1>;\n}\n'),
  },
  'additional-loader': {
    files: importing('style.scss', 'h1 { color: red; }\n'),
    config: rule({ test: /\.scss$/, use: 'sass-loader' }),
  },
  'binary-file': { files: importing('photo.png', 'PNG\r\n\x1a\n\0\0') },
  'new-syntax': { files: importing('cart.js', '@observable\nexport class Cart {}\n') },
  json: { files: importing('team.json', '{ "lead": "Ada", }\n') },
  'build-failed': ownLoader(loaderFunction("throw new Error('No price');")),
  'loader-not-found': {
    files: importing('list.records', ''),
    config: rule({ test: /\.records$/, use: 'records-loader' }),
  },
  'loader-dependency': {
    files: {
      ...importing('list.records', ''),
      'node_modules/records-loader/package.json': '{ "name": "records-loader" }',
      'node_modules/records-loader/index.js': "require('records-parser');\n",
    },
    config: rule({ test: /\.records$/, use: 'records-loader' }),
  },
  'sass-loader': {
    files: importing('style.scss', "@use 'colors';\n"),
    config: rule({ test: /\.scss$/, use: [...styles, 'sass-loader'] }),
  },
  'css-loader': {
    files: importing('style.css', '.card { color: red; }\n'),
    config: rule({ test: /\.css$/, use: [...styles].reverse() }),
  },
  'babel-jsx': {
    files: importing('App.jsx', 'export default () => <h1>Hello</h1>;\n'),
    config: rule({ test: /\.jsx$/, use: babel }),
  },
  'typescript-no-output': {
    files: {
      ...importing('price.ts', 'export const total: number = 3;\n'),
      'tsconfig.json': '{ "compilerOptions": { "noEmit": true } }',
    },
    config: rule({ test: /\.ts$/, use: 'ts-loader' }),
  },
  'loader-options': {
    files: importing('style.css', ''),
    config: rule({ test: /\.css$/, loader: 'css-loader', options: { minimize: true } }),
  },
  'get-options': ownLoader(
    'module.exports = (source) => {\n  this.getOptions();\n  return source;\n};\n',
  ),
  'module-error': ownLoader(loaderFunction("this.emitError(new Error('No price')); return '';")),
  'module-warning': ownLoader(
    loaderFunction("this.emitWarning(new Error('Old format')); return '';"),
  ),
  tsx: {
    files: {
      ...importing('App.tsx', 'export default () => <h1>Hello</h1>;\n'),
      'price.ts': 'export const total: number = 3;\n',
    },
    config: { experiments: { typescript: true } },
    print: async (bench) =>
      (await bench.build()) +
      inProcess(
        "{ entry: './price.ts', experiments: { typescript: true } }",
        "delete require('module').stripTypeScriptTypes;",
      ).print(bench),
  },
  'final-loader': ownLoader(loaderFunction('source.trim();')),
  'not-a-loader': ownLoader("exports.load = () => '';\n"),
  'callback-twice': {
    files: {
      ...ownLoader(
        loaderFunction(
          "const callback = this.async();\n  Promise.resolve('').then((text) => {\n    callback(null, text);\n    callback(null, text);\n  });",
        ),
      ).files,
      'loaders/late.cjs': loaderFunction("this.callback(null, '');\n  this.async();"),
    },
    print: (bench) =>
      ['records-loader', 'late']
        .map((name) => `{ test: /\\.records$/, use: './loaders/${name}.cjs' }`)
        .map((rules) => inProcess(`{ module: { rules: [${rules}] } }`).print(bench))
        .join(''),
  },
  'conflicting-order': {
    files: {
      'src/shop.js': "import './card.css';\nimport './list.css';\n",
      'src/admin.js': "import './list.css';\nimport './card.css';\n",
      'src/card.css': '.card { color: red; }\n',
      'src/list.css': '.list { color: blue; }\n',
    },
    config: ({ project }) => ({
      // Found in the project, because a test gives the files other names.
      entry: Object.fromEntries(
        readdirSync(`${project}/src`)
          .filter((file) => file.endsWith('.js'))
          .map((file) => [file.slice(0, -'.js'.length), `./src/${file}`]),
      ),
      optimization: {
        splitChunks: {
          cacheGroups: { styles: { type: /css/, name: 'styles', chunks: 'all', enforce: true } },
        },
      },
    }),
  },
  'no-parser': {
    files: importing('style.css', ''),
    config: withRule({ test: /\.css$/, type: 'css/module' }),
  },
  'css-shadowed': {
    files: {
      ...importing(
        'card.module.css',
        '.fade { animation: fade 1s; }\n@keyframes fade { to { opacity: 0; } }\n#fade { color: blue; }\n',
      ),
      'order.js': "import './style.css';\nimport './old.css';\n",
      'style.css': '@charset "utf-8";\nh1 { color: red; }\n@import "./old.css";\n',
      'old.css': '@charset "iso-8859-15";\nh2 { color: red; }\n',
    },
    print: async (bench) =>
      [
        await bench.build(),
        await bench.build({ entry: './order.js' }),
        ...['() => {}', '() => []']
          .map((convention) => `{ 'css/auto': { exportsConvention: ${convention} } }`)
          .map((generator) => inProcess(`{ module: { generator: ${generator} } }`).print(bench)),
      ].join(''),
  },
  'css-chunk': {
    files: {
      'src/index.js': "window.load = () => import('./style.css');\n",
      'src/style.css': 'h1 { color: red; }\n',
    },
    print: async ({ build, project }) => {
      await build();
      for (const file of readdirSync(`${project}/dist`)) {
        if (file.endsWith('.css')) rmSync(`${project}/dist/${file}`);
      }
      const window = await openPage(project, '<script src="main.js"></script>');
      return failureOf(window.load());
    },
  },
  'data-url': builds(
    {
      ...importing('chart.plot', 'x\n'),
      'chart/plot': 'x\n',
      'plot.js': "import plot from './chart/plot';\n\nconsole.log(plot);\n",
    },
    withRule({ test: /plot$/, type: 'asset/inline' }),
    { entry: './plot.js', ...withRule({ test: /plot$/, type: 'asset/inline' }) },
    {
      validate: false,
      ...withRule({
        test: /plot$/,
        type: 'asset/inline',
        generator: { dataUrl: { mimetype: 'text/plain', encoding: 'utf8' } },
      }),
    },
    withRule({
      test: /plot$/,
      type: 'asset/resource',
      generator: {
        filename: (data, info) => (info ? (info.owner = 'a') : 'a'),
        publicPath: (data, info) => (info ? (info.owner = 'b') : 'b'),
      },
    }),
  ),
  'html-attribute': builds(
    {
      ...page('<img srcset="photo.png 400px" alt="" />\n').files,
      'pages/index.html': '<a href="./about.html">About</a>\n',
      'pages/about.html': '<p>About</p>\n',
      'pages/shop.html': '<script src="../src/index.js"></script>\n',
    },
    { entry: './src/index.html' },
    {
      entry: './pages/shop.html',
      output: { crossOriginLoading: 'anonymous', html: { integrity: ['sha1000'] } },
    },
    {
      entry: './src/index.html',
      module: { parser: { html: { template: async (source) => source } } },
    },
    {
      entry: { index: './pages/index.html', about: './src/index.js' },
      module: { parser: { html: { sources: ['...', links], chunkName: '[name]' } } },
    },
  ),
  'html-integrity': page('<script src="./index.js"></script>\n', {
    output: { html: { integrity: true } },
  }),
  'wasm-not-flagged': {
    files: importing('math.wasm', addition),
    config: { experiments: { asyncWebAssembly: false } },
  },
  'wasm-initial': builds(
    {
      ...importing('math.wasm', addition),
      'empty.js': '',
      'source.js': "import source page from './page.wasm';\n\nconsole.log(page);\n",
      'page.wasm': '<!doctype html>\n',
      'types.js': "import('./lazy.js');\n",
      'lazy.js':
        "import { run } from './lib/vectors.wasm';\nimport './lib/memory.wasm';\n\nrun();\n",
      'lib/vectors.wasm': vectors,
      'lib/memory.wasm': memoryOfJavaScript,
      'env.js': 'export const memory = 1;\n',
    },
    syncWebAssembly,
    { entry: './source.js', experiments: { sourceImport: true } },
    { entry: './types.js', mode: 'production', ...syncWebAssembly },
    { entry: () => ({ main: { import: './empty.js', wasmLoading: 'async-node' } }) },
    { output: { wasmLoading: 'universal' }, ...syncWebAssembly },
    { output: { wasmLoading: 'node', enabledWasmLoadingTypes: ['node'] } },
  ),
  'source-map': {
    files: {
      'src/index.js': 'export const total = 42;\n//# sourceMappingURL=index.js.map\n',
    },
    config: {
      devtool: 'source-map',
      module: { rules: [{ test: /\.js$/, extractSourceMap: true }] },
    },
  },
  'source-map-loader': {
    files: {
      'src/index.js': 'export const total = 42;\n//# sourceMappingURL=index.js.map\n',
    },
    config: {
      ...rule({ test: /\.js$/, enforce: 'pre', use: 'source-map-loader' }),
      devtool: 'source-map',
    },
  },
  'non-error': builds(
    {
      'src/index.js': "import './list.records';\n",
      'src/list.records': '',
      'src/list.broken': '',
      'known.js': "import '!./loaders/any.cjs??unknown!./loaders/any.cjs';\n",
      'missing.js': "import '!./loaders/any.cjs??[[missing ident]]!./loaders/any.cjs';\n",
      'loaders/records-loader.cjs': loaderFunction("throw 'No price';"),
      'loaders/options.cjs': loaderFunction("this.getOptions();\n  return '';"),
      'loaders/any.cjs': loaderFunction('return source;'),
      'loaders/text.cjs': "module.exports = 'text';\n",
      'loaders/load.cjs': loaderFunction("this.loadModule('./list.broken', this.async());"),
    },
    withRule({ test: /\.records$/, use: './loaders/records-loader.cjs' }),
    withRule({ test: /\.records$/, use: './loaders/options.cjs?{size:1}' }),
    withRule({ test: /\.records$/, use: () => ({ loader: './loaders/any.cjs', options: 5 }) }),
    {
      module: {
        rules: [
          { test: /\.records$/, use: './loaders/load.cjs' },
          { test: /\.broken$/, use: './loaders/options.cjs?{size:1}' },
        ],
      },
    },
    withRule({ test: /\.records$/, use: './loaders/text.cjs' }),
    {
      ...withRule({ test: /\.records$/, type: 'half' }),
      ...tapping('normalModuleFactory', ({ hooks }) =>
        hooks.createParser.for('half').tap('Sample', () => ({ parse: (source, state) => state })),
      ),
    },
    { entry: './known.js' },
    { entry: './missing.js' },
    { module: { noParse: '[z-a]' } },
    tapping('compilation', (compilation) =>
      compilation.compiler.webpack.NormalModule.getCompilationHooks(compilation).beforeLoaders.tap(
        'Sample',
        (loaders) => loaders.push({ options: {} }),
      ),
    ),
    tapping('normalModuleFactory', ({ hooks }) => hooks.resolve.tap('Sample', () => ({}))),
  ),
};
