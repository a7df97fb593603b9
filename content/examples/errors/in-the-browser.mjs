import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import path from 'node:path';
import vm from 'node:vm';
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';

const ORIGIN = 'https://example.com';
const MAIN = '<script src="/main.js"></script>';

const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Waits until one of the lines has a text, or gives up, so that the comparison fails. */
async function untilSaid(lines, text) {
  const end = Date.now() + 20_000;
  while (!lines.some((line) => line.includes(text)) && Date.now() < end) await sleep(5);
}

/** Serves the files of dist; `fallback` answers for the others, which are missing without it. */
class Site extends ResourceLoader {
  constructor(dist, fallback) {
    super();
    this.dist = dist;
    this.fallback = fallback;
  }

  async fetch(url) {
    const { origin, pathname } = new URL(url);
    if (origin !== ORIGIN) throw new Error('No such host');
    try {
      return readFileSync(path.join(this.dist, pathname));
    } catch (error) {
      if (this.fallback === undefined) throw error;
      return Buffer.from(this.fallback);
    }
  }
}

/** The fetch of a page on this site, which the runtime uses for updates. */
const fetchFrom = (site) => async (url) => {
  try {
    const text = await site.fetch(new URL(url, ORIGIN).href);
    return { ok: true, status: 200, json: async () => JSON.parse(text) };
  } catch {
    return { ok: false, status: 404, statusText: 'Not Found' };
  }
};

/** What the console of a browser shows for a page with the bundle. */
async function consoleOf(project, { html = MAIN, fallback, before, use } = {}) {
  const lines = [];
  const virtualConsole = new VirtualConsole();
  for (const level of ['log', 'info', 'warn', 'error']) {
    virtualConsole.on(level, (...words) => lines.push(words.join(' ')));
  }
  virtualConsole.on('jsdomError', ({ type, detail }) => {
    if (type === 'unhandled exception') lines.push(`Uncaught ${detail}`);
  });
  const rejected = (error) => lines.push(`Uncaught (in promise) ${error}`);
  process.on('unhandledRejection', rejected);

  const site = new Site(path.join(project, 'dist'), fallback);
  const { window } = new JSDOM(`<!doctype html>${html}`, {
    url: `${ORIGIN}/`,
    runScripts: 'dangerously',
    resources: site,
    virtualConsole,
    beforeParse: (page) => {
      page.fetch = fetchFrom(site);
      before?.(page);
    },
  });
  await new Promise((resolve) => window.addEventListener('load', resolve));
  await sleep(20);
  await use?.(window, (text) => untilSaid(lines, text));
  await sleep(20);
  window.close();
  process.off('unhandledRejection', rejected);
  return `${lines.join('\n')}\n`;
}

/** Builds the project and opens it; files of dist that end with `remove` are missing. */
const opened = ({ remove, page, ...sample }) => ({
  ...sample,
  print: async ({ build, project }) => {
    await build();
    if (remove) removeFiles(project, remove);
    return consoleOf(project, page);
  },
});

function removeFiles(project, end) {
  const dist = path.join(project, 'dist');
  for (const file of readdirSync(dist).filter((name) => name.endsWith(end))) {
    rmSync(path.join(dist, file));
  }
}

/** The only module of a project. */
const index = (code) => ({ 'src/index.js': code });

/** A page that loads a module on demand. */
const lazy = { ...index("import('./help.js');\n"), 'src/help.js': '' };

/** A package of node_modules. */
const inPackage = (name, files, version = '1.0.0') =>
  Object.fromEntries(
    Object.entries({
      'package.json': JSON.stringify({ name: name.split('/').pop(), version }),
      ...files,
    }).map(([file, text]) => [`node_modules/${name}/${file}`, text]),
  );

/** Builds with hot updates, opens the page, edits a module, and has the page update itself. */
const edited = ({ clients, signal, before, remove }) => ({
  files: { ...index("import './list.js';\n"), 'src/list.js': 'export const items = [1];\n' },
  print: async ({ webpack, project }) => {
    const compiler = webpack({
      mode: 'development',
      devtool: false,
      context: project,
      entry: [...clients, './src/index.js'],
      output: { path: path.join(project, 'dist') },
      plugins: [new webpack.HotModuleReplacementPlugin()],
    });
    const hashes = [];
    const watching = compiler.watch({ aggregateTimeout: 5 }, (error, stats) => {
      if (stats.hash !== hashes.at(-1)) hashes.push(stats.hash);
    });
    const builds = async (count) => {
      while (hashes.length < count) await sleep(5);
    };
    await builds(1);
    const text = await consoleOf(project, {
      before,
      use: async (window) => {
        edit(project);
        await builds(2);
        if (remove) removeFiles(project, remove);
        signal(window, hashes.at(-1));
        await sleep(50);
      },
    });
    await new Promise((resolve) => watching.close(resolve));
    return text;
  },
});

function edit(project) {
  const src = path.join(project, 'src');
  const file = readdirSync(src).find((name) => name !== 'index.js');
  appendFileSync(path.join(src, file), 'items.push(2);\n');
}

/** The client of webpack-dev-server, with a socket that the sample answers. */
const serverClient = {
  clients: ['webpack-dev-server/client/index.js'],
  before: (page) => {
    page.WebSocket = class {
      constructor() {
        page.socket = this;
        setTimeout(() => this.onopen());
      }
      close() {}
    };
  },
  signal: ({ socket }, hash) => {
    const data = JSON.stringify({ action: 'built', hash, time: 12, errors: [], warnings: [] });
    socket.onmessage({ data });
  },
};

/** The client that webpack has for other servers. */
const webpackClient = (name) => ({
  clients: [
    `webpack/hot/${name}`,
    'data:text/javascript,import emitter from "webpack/hot/emitter.js"; window.emitter = emitter;',
  ],
  signal: ({ emitter }, hash) => emitter.emit('webpackHotUpdate', hash),
});

/** The first bundle of a project that was edited and built again, so that an update is waiting. */
async function withUpdate({ webpack, project }, { clients = [], edits = {}, ...config }) {
  const run = () =>
    new Promise((resolve) => {
      webpack(
        {
          mode: 'development',
          devtool: false,
          context: project,
          entry: [...clients, './src/index.js'],
          recordsPath: path.join(project, 'records.json'),
          ...config,
          output: { path: path.join(project, 'dist'), ...config.output },
          plugins: [new webpack.HotModuleReplacementPlugin()],
        },
        (_, stats) => resolve(stats),
      );
    });
  await run();
  const main = path.join(project, 'dist/main.js');
  const first = readFileSync(main);
  for (const [file, text] of Object.entries(edits)) writeFileSync(path.join(project, file), text);
  const stats = await run();
  writeFileSync(main, first);
  return stats;
}

/** A page that one of webpack's clients updates, from the first to the last text in the console. */
const hot = (
  client,
  { files = listed(), first = 'Waiting', last, remove, before, after, ...config },
) => ({
  files,
  print: async (bench) => {
    const { clients, signal } = webpackClient(client);
    const { hash } = await withUpdate(bench, { clients, edits: EDIT, ...config });
    if (remove) removeFiles(bench.project, remove);
    return consoleOf(bench.project, {
      before,
      use: async (window, said) => {
        await said(first);
        signal(window, hash);
        await said(last);
        after?.(window, () => signal(window, 'later'));
      },
    });
  },
});

/** An entry, and a module that is edited. */
const listed = ({ code = '', list = '' } = {}) => ({
  ...index(`import '../lib/list.js';\n${code}`),
  'lib/list.js': `export const items = [1];\n${list}`,
});
const EDIT = { 'lib/list.js': 'export const items = [1, 2];\n' };

const DECLINES = 'import.meta.webpackHot.decline();\n';

/** A page that keeps what it can't update. */
const unaccepted = hot('only-dev-server', { last: 'Nothing hot updated' });

/** A program of Node.js that updates itself when it gets a signal. */
const signaled = (text = "process.emit('SIGUSR2');\n") => ({
  files: listed({ code: text }),
  print: async (bench) => {
    await withUpdate(bench, { clients: ['webpack/hot/signal'], target: 'node' });
    return runNode(bench.project);
  },
});

const EXIT_ON_ABORT = `import.meta.webpackHot.addStatusHandler((status) => {
  if (status === 'abort') setImmediate(() => process.exit());
});
`;

const runNode = (project) =>
  new Promise((resolve) => {
    execFile(process.execPath, ['dist/main.js'], { cwd: project }, (_, out, failed) => {
      resolve(out + failed);
    });
  });

/** What a worker prints that gets an empty file for each script that it imports. */
async function workerConsole(project, use) {
  const site = new Site(path.join(project, 'dist'));
  const lines = [];
  const print = (...words) => lines.push(words.join(' '));
  const console = { log: print, info: print, warn: print };
  const worker = vm.createContext({ console, fetch: fetchFrom(site), importScripts: () => {} });
  worker.self = worker;
  worker.window = worker;
  vm.runInContext(readFileSync(path.join(project, 'dist/main.js'), 'utf8'), worker);
  use(worker);
  await untilSaid(lines, 'Update failed');
  return `${lines.join('\n')}\n`;
}

/** A server that fails for updates. */
const failingServer = (page) => {
  page.fetch = async () => ({ ok: false, status: 500, statusText: 'Internal Server Error' });
};

const accepting = (callback) =>
  `import.meta.webpackHot.accept('../lib/list.js', () => {\n  ${callback}\n});\n`;

const sharing = ({ webpack }, options) => ({
  plugins: [new webpack.container.ModuleFederationPlugin({ name: 'app', ...options })],
});

const dependencies = (versions) => ({
  'package.json': JSON.stringify({ name: 'app', dependencies: versions }),
});

export default {
  'chunk-load-error': opened({
    files: lazy,
    config: { output: { publicPath: '/assets/' } },
  }),
  'css-chunk': opened({
    files: {
      ...index("import('./help.js');\n"),
      'src/help.js': "import './help.css';\n",
      'src/help.css': 'p { color: red; }\n',
    },
    remove: '.css',
  }),
  'unexpected-token': opened({
    files: index(''),
    page: { html: '<script src="/shop/main.js"></script>', fallback: '<!doctype html>' },
  }),
  'auto-public-path': {
    files: {
      ...index("import logo from './logo.svg';\n\nconsole.log(logo);\n"),
      'src/logo.svg': '<svg/>',
    },
    config: { module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] } },
    print: async ({ build, project }) => {
      await build();
      const bundle = readFileSync(path.join(project, 'dist/main.js'), 'utf8');
      return consoleOf(project, { html: `<script>${bundle}</script>` });
    },
  },
  'import-meta': opened({
    files: {
      ...index("console.log(new URL('./logo.svg', import.meta.url));\n"),
      'src/logo.svg': '<svg/>',
    },
    config: { output: { module: true, filename: 'main.js' } },
  }),

  process: opened({ files: index('console.log(process.env.API_URL);\n') }),
  require: opened({
    files: index("import $ from 'jquery';\n\n$('p').hide();\n"),
    config: { externals: { jquery: 'commonjs jquery' } },
  }),
  exports: opened({
    files: index('export const version = 1;\n'),
    config: { output: { library: { type: 'commonjs' } } },
  }),
  'regenerator-runtime': opened({
    files: {
      ...index("import 'calendar';\n"),
      ...inPackage('calendar', {
        'index.js': 'exports.load = regeneratorRuntime.mark(function load() {});\n',
      }),
    },
  }),
  document: {
    files: index("document.title = 'Shop';\n"),
    runsBundle: true,
  },

  'cannot-find-module': opened({ files: index("import './price.js';\n") }),
  'reading-call': {
    files: {
      ...index(
        "require('./legacy.js');\nif (NEXT) require('./format.js');\nimport('./help.js');\n",
      ),
      'src/help.js': "if (NEXT) require('./format.js');\n",
      'src/format.js': "console.log('format');\n",
      'src/legacy.js': 'this.legacy = true;\n',
    },
    print: async ({ build, project, webpack }) => {
      const version = (NEXT) =>
        build({
          mode: 'production',
          optimization: { minimize: false },
          plugins: [new webpack.DefinePlugin({ NEXT })],
        });
      await version(false);
      const main = path.join(project, 'dist/main.js');
      const old = readFileSync(main);
      await version(true);
      writeFileSync(main, old);
      return consoleOf(project);
    },
  },

  'not-hot-updated': [edited(serverClient), unaccepted],
  'cannot-apply': [
    edited(webpackClient('dev-server')),
    hot('dev-server', { files: listed({ list: DECLINES }), last: 'Aborted' }),
    hot('dev-server', {
      files: listed({ code: "import.meta.webpackHot.decline('../lib/list.js');\n" }),
      last: 'Aborted',
    }),
  ],
  'cannot-find-update': [
    edited({ ...serverClient, remove: '.hot-update.json' }),
    hot('dev-server', { remove: '.hot-update.json', last: 'Probably' }),
    signaled(),
  ],
  'update-check-failed': [
    edited({ ...serverClient, remove: '.hot-update.js' }),
    hot('only-dev-server', { before: failingServer, last: 'Update check failed' }),
    hot('dev-server', { before: failingServer, last: 'Update failed' }),
    hot('dev-server', {
      before: (page) => {
        page.fetch = undefined;
      },
      last: 'Update failed',
    }),
    hot('dev-server', {
      files: {
        ...index("import('../lib/help.js');\n"),
        'lib/help.js': "import './help.css';\n",
        'lib/help.css': 'p { color: red; }\n',
      },
      edits: { 'lib/help.css': 'p { color: blue; }\n' },
      remove: '.css',
      experiments: { css: true },
      first: 'Loading css chunk',
      last: 'Update failed',
    }),
    {
      files: listed(),
      print: async (bench) => {
        const { clients } = webpackClient('dev-server');
        const options = { target: 'webworker', output: { publicPath: '/' } };
        const { hash } = await withUpdate(bench, { clients, edits: EDIT, ...options });
        return workerConsole(bench.project, (worker) => {
          webpackClient('dev-server').signal(worker, hash);
        });
      },
    },
  ],
  'hot-disabled': opened({
    files: index("require('webpack/hot/dev-server');\n"),
  }),

  'other-hmr': [
    unaccepted,
    hot('only-dev-server', { files: listed({ list: DECLINES }), last: 'Nothing hot updated' }),
    hot('only-dev-server', {
      files: listed({ code: accepting("throw new Error('No list');") }),
      last: 'Updated modules',
    }),
    hot('only-dev-server', {
      files: listed({
        code: "import.meta.webpackHot.addStatusHandler((status) => {\n  if (status === 'ready') import.meta.webpackHot.apply();\n});\n",
      }),
      last: 'Cannot check for update',
      after: (window, signal) => signal(),
    }),
    {
      files: listed({ code: EXIT_ON_ABORT }),
      print: async (bench) => {
        await withUpdate(bench, { clients: ['webpack/hot/poll?10'], edits: EDIT, target: 'node' });
        return runNode(bench.project);
      },
    },
    signaled("process.emit('SIGUSR2');\nprocess.emit('SIGUSR2');\n"),
    hot('dev-server', {
      files: {
        'src/index.js': "require('../lib/list.js');\nmodule.hot.accept();\n",
        'lib/list.js': "require('./sort.js');\nwindow.sort = () => require('./sort.js');\n",
        'lib/sort.js': '',
      },
      edits: { 'src/index.js': 'module.hot.accept();\n' },
      last: 'up to date',
      after: (window) => window.sort(),
    }),
    opened({
      files: index('module.hot.check();\nmodule.hot.check();\n'),
      config: ({ webpack }) => ({ plugins: [new webpack.HotModuleReplacementPlugin()] }),
    }),
    opened({
      files: index('module.hot.apply();\n'),
      config: ({ webpack }) => ({ plugins: [new webpack.HotModuleReplacementPlugin()] }),
    }),
    {
      files: {
        ...lazy,
        ...index("import('./help.js').catch(({ message }) => console.log(message));\n"),
      },
      config: { target: 'node', experiments: { lazyCompilation: { entries: false } } },
      runsBundle: true,
    },
    opened({ files: lazy, config: { experiments: { lazyCompilation: true } } }),
    {
      files: { 'old.js': 'delete globalThis.EventTarget;\n' },
      config: ({ webpack }) => ({
        target: ['web', 'node'],
        entry: ['./old.js', 'webpack/hot/dev-server.js'],
        output: { module: true, filename: 'main.js' },
        experiments: { lazyCompilation: { entries: false } },
        plugins: [new webpack.HotModuleReplacementPlugin()],
      }),
      print: async ({ build, project }) => {
        writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }');
        return (await build()) + (await runNode(project));
      },
    },
  ],

  disconnected: edited({ ...serverClient, signal: ({ socket }) => socket.onclose() }),
  'invalid-host': {
    files: index(''),
    print: async ({ webpack, project }) => {
      const { default: Server } = await import('webpack-dev-server');
      const compiler = webpack({
        mode: 'development',
        devtool: false,
        context: project,
        output: { path: path.join(project, 'dist') },
        stats: 'none',
        infrastructureLogging: { level: 'none' },
      });
      const options = {
        port: 0,
        static: false,
        client: { logging: 'info' },
        devMiddleware: { writeToDisk: true },
      };
      const server = new Server(options, compiler);
      await server.start();
      await new Promise((resolve) => server.middleware.waitUntilValid(resolve));
      const url = `ws://localhost:${server.server.address().port}/ws`;
      const text = await consoleOf(project, {
        before: (page) => {
          const { WebSocket } = page;
          page.WebSocket = function open() {
            return new WebSocket(url);
          };
        },
        use: () => sleep(200),
      });
      await server.stop();
      return text;
    },
  },

  eager: opened({
    files: {
      ...dependencies({ format: '^1.0.0' }),
      ...index("import 'format';\n"),
      ...inPackage('format', { 'index.js': '' }),
    },
    config: (bench) => sharing(bench, { shared: ['format'] }),
  }),
  unsatisfied: opened({
    files: {
      ...dependencies({ format: '^2.0.0', calendar: '^1.0.0' }),
      ...index("import('./app.js');\n"),
      'src/app.js': "import 'format';\nimport 'calendar';\n",
      ...inPackage('format', { 'index.js': '' }, '2.0.0'),
      ...inPackage('calendar', {
        'package.json': '{ "dependencies": { "format": "^1.0.0" } }',
        'index.js': "import 'format';\n",
      }),
      ...inPackage('calendar/node_modules/format', { 'index.js': '' }),
    },
    config: (bench) => sharing(bench, { shared: { format: { singleton: true } } }),
  }),
  'script-external': opened({
    files: index("import('shop/cart');\n"),
    config: (bench) =>
      sharing(bench, { remotes: { shop: 'shop@https://shop.example/remoteEntry.js' } }),
  }),
  'container-missing': opened({
    files: index("import('shop/cart');\n"),
    config: (bench) => sharing(bench, { remotes: { shop: 'promise Promise.resolve()' } }),
  }),
  'not-in-container': {
    files: index("import('shop/cart');\n"),
    print: async ({ build, project, ...bench }) => {
      const exposes = { './basket': 'data:text/javascript,' };
      const shop = sharing(bench, { name: 'shop', filename: 'shop.js', exposes });
      await build({ ...shop, entry: {}, output: { uniqueName: 'shop' } });
      await build(sharing(bench, { remotes: { shop: 'shop@/shop.js' } }));
      return consoleOf(project);
    },
  },
  'other-federation': [
    opened({
      files: {
        ...dependencies({ format: '^1.0.0' }),
        ...index("import('format');\nimport('next-format');\n"),
        ...inPackage('format', { 'index.js': '' }),
      },
      config: (bench) =>
        sharing(bench, {
          shared: {
            format: {},
            'next-format': {
              import: false,
              shareKey: 'format',
              requiredVersion: '^2.0.0',
              strictVersion: true,
            },
          },
        }),
    }),
    opened({
      files: {
        ...dependencies({ format: '^1.0.0' }),
        ...index("import('format');\n"),
      },
      config: (bench) => sharing(bench, { shared: { format: { import: false } } }),
    }),
    {
      files: { ...dependencies({ format: '^1.0.0' }), ...inPackage('format', { 'index.js': '' }) },
      config: (bench) =>
        sharing(bench, {
          name: 'shop',
          filename: 'main.js',
          exposes: { './cart': 'data:text/javascript,import "format"' },
          shared: ['format'],
        }),
      print: async ({ build, project }) => {
        await build({ entry: {} });
        return consoleOf(project, {
          html: `${MAIN}<script>shop.init({}); shop.init({});</script>`,
        });
      },
    },
    {
      files: {
        'package.json': '[]',
        ...index("import 'format';\n"),
        ...inPackage('format', { 'index.js': '' }),
      },
      config: (bench) => sharing(bench, { shared: ['format'] }),
    },
  ],
  'no-required-version': {
    files: {
      ...index("import 'format';\n"),
      ...inPackage('format', { 'index.js': '' }),
    },
    config: (bench) => sharing(bench, { shared: ['format'] }),
  },
  'no-version': {
    files: {
      ...dependencies({ format: '^1.0.0' }),
      ...index("import 'format';\n"),
      ...inPackage('format', { 'package.json': '{ "name": "format" }', 'index.js': '' }),
    },
    config: (bench) => sharing(bench, { shared: ['format'] }),
  },
  'ssr-manifest': {
    files: index(''),
    config: ({ webpack }) => ({ plugins: [new webpack.SSRManifestPlugin()] }),
  },
  'update-names': {
    files: { 'lib/home.js': '', 'lib/cart.js': '' },
    print: async (bench) => {
      const stats = await withUpdate(bench, {
        entry: { main: './lib/home.js', cart: './lib/cart.js' },
        edits: { 'lib/cart.js': 'console.log(1);\n' },
        output: { hotUpdateMainFilename: '[fullhash].hot-update.json' },
      });
      return stats.toString('errors-warnings');
    },
  },
};
