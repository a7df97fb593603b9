import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';

const ORIGIN = 'https://example.com';
const MAIN = '<script src="/main.js"></script>';

const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));

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
  await use?.(window);
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

  'not-hot-updated': edited(serverClient),
  'cannot-apply': edited(webpackClient('dev-server')),
  'cannot-find-update': edited({ ...serverClient, remove: '.hot-update.json' }),
  'update-check-failed': edited({ ...serverClient, remove: '.hot-update.js' }),
  'hot-disabled': opened({
    files: index("require('webpack/hot/dev-server');\n"),
  }),

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
};
