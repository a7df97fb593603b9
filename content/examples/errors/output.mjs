import { execFile } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';

const empty = { 'src/index.js': '' };
const copied = { ...empty, 'public/help.txt': 'Help' };

/** A plugin from its `apply` function. */
const plugin = (apply) => ({ plugins: [{ apply }] });

/** The messages of several builds. */
const builds =
  (...configs) =>
  async ({ build }) => {
    const printed = [];
    for (const config of configs) printed.push(await build(config));
    return printed.join('');
  };

/** What ends the process, because webpack throws it outside of its callback. */
const ending =
  (...configs) =>
  async ({ project }) => {
    const runs = configs.map((config) => {
      const whole = { mode: 'development', devtool: false, context: project, ...config };
      const code = `require('webpack')(${JSON.stringify(whole)}, () => {})`;
      return new Promise((resolve) => {
        execFile(process.execPath, ['-e', code], { cwd: project }, (error, out, failed) =>
          resolve(failed),
        );
      });
    });
    return (await Promise.all(runs)).join('');
  };

/** A build whose output file system lacks a function. */
const lacking = ({ webpack, project }, name, output) => {
  const compiler = webpack({
    mode: 'development',
    context: project,
    output: { path: path.join(project, 'dist', name), ...output },
  });
  compiler.outputFileSystem = { ...compiler.outputFileSystem, [name]: undefined };
  return new Promise((resolve) => {
    compiler.run(({ name: type, message }) => resolve(`${type}: ${message}\n`));
  });
};

const library = (type, name) => ({ output: { library: { type, name } } });

const thrown = (run) => {
  try {
    run();
  } catch ({ name, message }) {
    return `${name}: ${message}\n`;
  }
  return '';
};

const images = (files, name) => ({
  files: {
    'src/index.js': files.map((file) => `import './${file}';\n`).join(''),
    ...Object.fromEntries(files.map((file) => [`src/${file}`, file])),
  },
  config: {
    module: { rules: [{ test: /\.png$/, type: 'asset/resource' }] },
    output: { assetModuleFilename: name },
  },
});

const shapes = {
  'lib/circle.js': 'export const area = (radius) => Math.PI * radius ** 2;\n',
  'lib/square.js': 'export const area = (side) => side ** 2;\n',
  'lib/unknown.js': 'exports[process.env.NAME] = 2;\n',
};
const shapesFrom = (...names) => ({
  entry: names.map((name) => `./lib/${name}.js`),
  output: { library: { type: 'commonjs2', entryExports: 'all' } },
});

const loaderFor = (test) => ({
  config: ({ project }) => ({
    module: { rules: [{ test, use: path.join(project, 'loader.js') }] },
  }),
});

const unaffected = (optimization) => ({
  experiments: { cacheUnaffected: true },
  optimization: { usedExports: false, mangleExports: false, ...optimization },
});

const ofModules = (identifier) => identifier.startsWith('Compilation/modules|');

export default {
  'multiple-chunks': {
    files: { ...empty, 'lib/admin.js': 'console.log(1);\n' },
    config: {
      entry: { app: './src/index.js', admin: './lib/admin.js' },
      output: { filename: 'bundle.js' },
    },
  },
  'multiple-assets': {
    files: empty,
    config: () => ({
      plugins: [new HtmlWebpackPlugin(), new HtmlWebpackPlugin({ title: 'Help' })],
    }),
  },
  casing: images(['light/icon.png', 'dark/Icon.png'], '[name][ext]'),
  'path-variable': {
    files: { 'src/index.js': "import './add.wasm';\n", 'src/add.wasm': '\0asm\x01\0\0\0' },
    config: {
      experiments: { asyncWebAssembly: true },
      output: { webassemblyModuleFilename: '[contenthash].wasm' },
    },
  },
  minimizer: {
    files: { 'src/index.js': 'console.log(VERSION);\n' },
    config: ({ webpack }) => ({
      mode: 'production',
      plugins: [new webpack.DefinePlugin({ VERSION: '1.2.3' })],
    }),
  },
  'cache-group': {
    files: { 'src/index.js': "import '../vendor/lib.js';\n", 'vendor/lib.js': '' },
    config: {
      entry: { main: './src/index.js', vendor: './vendor/lib.js' },
      optimization: {
        splitChunks: {
          cacheGroups: {
            vendor: { test: /[\\/]vendor[\\/]/, name: 'vendor', chunks: 'all', enforce: true },
          },
        },
      },
    },
  },
  'runtime-is-entry': {
    files: empty,
    config: {
      entry: { app: './src/index.js', admin: { import: './src/index.js', runtime: 'app' } },
    },
  },
  'depend-on': {
    files: empty,
    print: async (bench) => {
      const lost = ending({ entry: { app: { import: './src/index.js', dependOn: 'shared' } } });
      const circular = {
        app: { import: './src/index.js', dependOn: 'admin' },
        admin: { import: './src/index.js', dependOn: 'app' },
      };
      const both = {
        app: './src/index.js',
        admin: { import: './src/index.js', dependOn: 'app', runtime: 'runtime' },
      };
      return (await lost(bench)) + (await builds({ entry: circular }, { entry: both })(bench));
    },
  },
  'conflicting-options': {
    files: { ...empty, 'src/price.js': '' },
    config: ({ webpack }) => ({
      entry: { shop: { import: './src/index.js', filename: 'shop.js' } },
      plugins: [
        new webpack.container.ModuleFederationPlugin({
          name: 'shop',
          filename: 'remoteEntry.js',
          exposes: { './price': './src/price.js' },
        }),
      ],
    }),
  },
  'async-entrypoint': {
    files: {
      'src/index.js':
        "import(/* webpackChunkName: 'stats' */ './stats.js');\nnew Worker(/* webpackChunkName: 'stats' */ new URL('./worker.js', import.meta.url));\n",
      'src/stats.js': '',
      'src/worker.js': '',
    },
    print: ending({}),
  },
  'circular-runtimes': {
    files: {
      'src/index.js': "new Worker(new URL('./ping.js', import.meta.url));\n",
      'src/ping.js': "new Worker(new URL('./pong.js', import.meta.url));\n",
      'src/pong.js': "new Worker(new URL('./ping.js', import.meta.url));\n",
    },
  },
  'dedup-depth': {
    files: empty,
    config: { optimization: { splitChunks: { dedupDepth: 1e10 } } },
  },
  'name-unset': { files: empty, config: { output: { module: true, library: 'Shop' } } },
  'name-base': { files: empty, config: { output: { library: 'my-shop' } } },
  'name-string': {
    files: empty,
    print: builds(
      library('var', { root: 'Shop', amd: 'shop' }),
      library('window', { root: 'Shop', amd: 'shop' }),
      library('jsonp'),
      library('amd', ['Shop', 'Cart']),
      library('amd-require', 'Shop'),
      library('system', ['Shop', 'Cart']),
    ),
  },
  'library-not-enabled': {
    files: empty,
    config: {
      entry: () => ({ main: { import: './src/index.js', library: { name: 'Shop', type: 'umd' } } }),
    },
  },
  'unsupported-library': { files: empty, config: library('iife', 'Shop') },
  'missing-external': {
    files: { 'src/index.js': "import 'jquery';\n" },
    config: {
      ...library('umd', 'Shop'),
      externals: { jquery: { root: 'jQuery', amd: 'jquery' } },
    },
  },
  'umd-iife': {
    files: empty,
    config: { output: { iife: false, library: { type: 'umd', name: 'Shop' } } },
  },
  'entry-exports': {
    files: shapes,
    print: builds(shapesFrom('circle', 'unknown'), shapesFrom('circle', 'square')),
  },
  'copy-nothing': { files: empty, config: { output: { copy: ['static'] } } },
  'copy-names': [
    {
      files: {
        ...copied,
        'public/main.js': '',
        'texts/en/a.txt': 'Help',
        'texts/fr/a.txt': 'Aide',
      },
      print: builds(
        { output: { copy: ['public'] } },
        { output: { copy: [{ from: 'texts', filename: '[name][ext]' }] } },
        { output: { copy: [{ from: 'public', to: '../other' }] } },
      ),
    },
    {
      files: copied,
      print: ({ build, project }) => {
        symlinkSync('help.txt', path.join(project, 'public', 'link.txt'));
        return build({
          output: { copy: [{ from: 'public', globOptions: { followSymlinks: false } }] },
          ...plugin((compiler) => {
            compiler.hooks.environment.tap('Sample', () => {
              const gone = Object.assign(new Error('no such file'), { code: 'ENOENT' });
              compiler.inputFileSystem.readlink = (file, ...rest) => rest.at(-1)(gone);
            });
          }),
        });
      },
    },
  ],
  'output-file-system': {
    files: copied,
    print: async (bench) => {
      symlinkSync('help.txt', path.join(bench.project, 'public', 'link.txt'));
      const copy = (options) => ({ copy: [{ from: 'public', ...options }] });
      const runs = [
        lacking(bench, 'chmod', copy({ preservePermissions: true })),
        lacking(bench, 'utimes', copy({ preserveTimestamps: true })),
        lacking(bench, 'symlink', copy({ globOptions: { followSymlinks: false } })),
        lacking(bench, 'readdir', { clean: true }),
      ];
      return (await Promise.all(runs)).join('');
    },
  },
  'async-functions': {
    files: { 'src/index.js': "await fetch('/prices.json');\n" },
    config: { target: ['web', 'es5'] },
  },
  execution: {
    files: {
      'src/index.js': "import './page.txt';\n",
      'src/page.txt': '',
      'src/price.js': "export default document.querySelector('#price');\n",
      'loader.js':
        "module.exports = async function () {\n  return (await this.importModule('./price.js')).default;\n};\n",
    },
    ...loaderFor(/\.txt$/),
  },
  'build-cycle': {
    files: {
      'src/index.js': "import './start.txt';\n",
      'src/start.txt': './end.txt',
      'src/end.txt': './start.txt',
      'loader.js': 'module.exports = function (request) { return this.importModule(request); };\n',
    },
    ...loaderFor(/\.txt$/),
  },
  'code-generation-cycle': {
    files: {
      'src/index.js': "import styles from './page.css';\n\nconsole.log(styles);\n",
      'src/page.css': '@import "./theme.css";\n',
      'src/theme.css': '@import "./page.css";\n',
    },
    config: {
      experiments: { css: true },
      module: { parser: { 'css/auto': { exportType: 'text' } } },
    },
  },
  'html-child': {
    files: empty,
    config: () => ({ plugins: [new HtmlWebpackPlugin({ template: './src/page.html' })] }),
  },
  'html-template': {
    files: { ...empty, 'page.html': '<p><%= price %></p>' },
    config: () => ({ plugins: [new HtmlWebpackPlugin({ template: './page.html' })] }),
  },
  records: {
    files: { ...empty, 'records.json': '{ "modules": ' },
    config: ({ project }) => ({ recordsPath: path.join(project, 'records.json') }),
  },
  'module-ids': {
    files: {
      'src/index.js': "import './price.js';\n",
      'src/price.js': '',
      'ids.json': '{ "./src/index.js": "1", "./src/price.js": "1" }',
    },
    config: ({ webpack, project }) => ({
      plugins: [
        new webpack.experiments.ids.SyncModuleIdsPlugin({ path: path.join(project, 'ids.json') }),
      ],
    }),
  },
  'cache-unaffected': {
    files: empty,
    print: ending(unaffected({ usedExports: true }), unaffected({ mangleExports: true })),
  },
  'module-cache': {
    files: empty,
    print: builds(
      plugin(({ cache }) => {
        cache.hooks.get.tap({ name: 'RemoteCache', stage: -100 }, (identifier) => {
          if (ofModules(identifier)) throw new Error('The server is offline');
        });
      }),
      plugin(({ cache }) => {
        cache.hooks.store.tap('RemoteCache', (identifier) => {
          if (ofModules(identifier)) throw new Error('The server is full');
        });
      }),
    ),
  },
  'cached-asset': {
    files: empty,
    print: async ({ webpack, project }) => {
      const page = new webpack.sources.RawSource("load('help.0123456789.js')");
      const help = new webpack.sources.RawSource('// 0123456789');
      let runs = 0;
      const compiler = webpack({
        mode: 'development',
        context: project,
        output: { path: path.join(project, 'dist') },
        cache: { type: 'memory' },
        optimization: { realContentHash: true },
        ...plugin(({ hooks }) => {
          hooks.thisCompilation.tap('Sample', (compilation) => {
            compilation.hooks.processAssets.tap('Sample', () => {
              compilation.emitAsset('page.abcdefabcd.js', page, { contenthash: 'abcdefabcd' });
              if (runs > 0) return;
              compilation.emitAsset('help.0123456789.js', help, { contenthash: '0123456789' });
            });
          });
        }),
      });
      const run = () =>
        new Promise((resolve) => {
          compiler.run((error, stats) => resolve(stats.toString('errors-warnings')));
        });
      await run();
      runs += 1;
      return run();
    },
  },
  'plugin-calls': {
    files: empty,
    print: async (bench) =>
      (await builds(
        plugin(({ hooks }) => {
          hooks.make.tapAsync('Sample', (compilation, callback) => {
            compilation.createChildCompiler('Sample', {}, []).runAsChild((error, chunks) => {
              callback();
              console.log(chunks[0].name);
            });
          });
        }),
        ...['timeEnd', 'timeLog', 'timeAggregate'].map((method) =>
          plugin(({ hooks }) => {
            hooks.thisCompilation.tap('Sample', (compilation) => {
              compilation.getLogger('Sample')[method]('copy');
            });
          }),
        ),
      )(bench)) + thrown(() => new bench.webpack.optimize.AggressiveMergingPlugin('fast')),
  },
};
