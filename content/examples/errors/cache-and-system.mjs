import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import zlib from 'node:zlib';
import gracefulFs from 'graceful-fs';
import Server from 'webpack-dev-server';

const empty = { 'src/index.js': '' };

const systemError = (code, text) => Object.assign(new Error(`${code}: ${text}`), { code });

/** Where webpack logs, and what it has logged. */
function openLog() {
  const log = { text: '', stream: undefined };
  log.stream = new Writable({
    write(chunk, _, done) {
      log.text += chunk;
      done();
    },
  });
  return log;
}

/** Options of a cache on disk and its log. */
const caching = ({ project }, { stream }, cache) => ({
  infrastructureLogging: { stream, colors: false, appendOnly: true },
  cache: { type: 'filesystem', cacheLocation: path.join(project, '.cache/app'), ...cache },
});

/** A build with a cache on disk, and what webpack logs meanwhile. */
async function logged(bench, cache, config) {
  const log = openLog();
  const report = await bench.build({ ...caching(bench, log, cache), ...config });
  return log.text + report;
}

/** What webpack logs when it has been idle, while a plugin fails that handles its warnings. */
async function loggedIdle(bench, cache) {
  const log = openLog();
  const compiler = bench.webpack({
    mode: 'development',
    context: bench.project,
    output: { path: path.join(bench.project, 'dist') },
    ...caching(bench, log, { idleTimeoutForInitialStore: 0, ...cache }),
    plugins: [
      ({ hooks }) => {
        hooks.infrastructureLog.tap('Sample', (name, type) => {
          if (name.includes('PackFile') && type === 'warn') throw new Error('No space for logs');
        });
      },
    ],
  });
  compiler.run(() => {});
  const end = Date.now() + 20_000;
  while (!log.text.includes('idle') && Date.now() < end) await sleep(10);
  return log.text;
}

/** Damages the name of the last class in a file of the cache. */
function renameClass(file) {
  const content = fs.readFileSync(file);
  const name = 'PackFileCacheStrategy';
  content.write('X'.repeat(name.length), content.lastIndexOf(name));
  fs.writeFileSync(file, content);
}

/** A plugin that replaces methods of one of the compiler's file systems. */
const replacing = (name, methods) => (compiler) => {
  compiler.hooks.environment.tap('Sample', () => {
    const original = compiler[name];
    compiler[name] = { ...original, ...methods(original) };
  });
};

/** Fails for one file, and hands on the other calls. */
const failing = (method, ends, error) => (original) => ({
  [method]: (file, ...rest) =>
    file.endsWith(ends) ? rest.at(-1)(error) : original[method](file, ...rest),
});

/** What Node.js prints when it runs webpack with other arguments than the test. */
function runNode({ project }, args, shell) {
  const cli = path.join(project, 'node_modules/webpack-cli/bin/cli.js');
  const command = [process.execPath, ...args, cli, '--mode', 'development'];
  const options = { cwd: project, encoding: 'utf8' };
  const { stdout, stderr } = shell
    ? spawnSync('sh', ['-c', `${shell}; exec "$@"`, 'sh', ...command], options)
    : spawnSync(command[0], command.slice(1), options);
  return stdout + stderr;
}

/** What a watching webpack prints to standard error while a method fails. */
async function watched({ webpack, project }, replace, file) {
  const { error } = console;
  const found = new Promise((resolve) => {
    console.error = resolve;
  });
  let restore = file ? undefined : replace();
  const output = { path: path.join(project, 'dist') };
  const compiler = webpack({ mode: 'development', context: project, output });
  const watching = compiler.watch({}, () => {
    if (!file || restore) return;
    setTimeout(() => {
      restore = replace();
      fs.writeFileSync(file, 'console.log(1);');
    }, 200);
  });
  const line = await found;
  console.error = error;
  restore();
  await new Promise((resolve) => watching.close(resolve));
  return `${line}\n`;
}

/** Replaces a method of an object, and returns how to bring the original back. */
function replaced(object, method, replacement) {
  const original = object[method];
  object[method] = replacement(original);
  return () => {
    object[method] = original;
  };
}

/** Fails for one folder, and hands on the other calls. */
const failsFor = (folder, error) => (original) => {
  return (file, ...rest) =>
    file === folder ? rest.at(-1)(error) : original.call(gracefulFs, file, ...rest);
};

const PAGES = Array.from({ length: 16 }, (_, i) => String(i));

/** A page with all libraries but one, so that each set of pages shares others. */
const pageOf = (page) => [
  `pages/${page}.js`,
  PAGES.filter((other) => other !== page)
    .map((other) => `import '../lib/${other}.js';\n`)
    .join(''),
];

const cacheFile = (project, name) => path.join(project, '.cache/app', name);
const packages = (project) => ({ managedPaths: [path.join(project, 'node_modules')] });
const dependsOn = (project, file) => ({ config: [path.join(project, file)] });

/** Windows has no `ulimit`. */
const limitedFiles = process.platform !== 'win32' && {
  'too-many-open-files': {
    files: {
      'src/index.js': "import './translations.txt';\n",
      'src/translations.txt': '',
      'loader.cjs': `
const { readFile } = require('node:fs/promises');
module.exports = async function () {
  const reads = Array.from({ length: 500 }, () => readFile(this.resourcePath));
  const failed = (await Promise.allSettled(reads)).find(({ reason }) => reason);
  if (failed) throw failed.reason;
  return '';
};`,
      'webpack.config.cjs':
        "module.exports = { module: { rules: [{ test: /txt$/, use: './loader.cjs' }] } };",
    },
    print: (bench) => runNode(bench, [], 'ulimit -n 100'),
  },
};

export default {
  'heap-out-of-memory': {
    files: empty,
    print: (bench) => runNode(bench, ['--max-old-space-size=16']),
  },
  'digital-envelope': {
    files: empty,
    print: ({ webpack, project }) =>
      new Promise((resolve) => {
        const output = { path: path.join(project, 'dist'), hashFunction: 'native-md4' };
        webpack({ context: project, output }, (error) => {
          resolve(inspect(error));
        });
      }),
  },
  zstd: {
    files: empty,
    async print(bench) {
      const { createZstdCompress } = zlib;
      delete zlib.createZstdCompress;
      const printed = await logged(bench, { compression: 'zstd' });
      if (createZstdCompress) zlib.createZstdCompress = createZstdCompress;
      return printed;
    },
  },
  ...limitedFiles,
  'no-space': {
    files: empty,
    config: {
      plugins: [
        replacing(
          'outputFileSystem',
          failing('writeFile', 'main.js', systemError('ENOSPC', 'no space left on device, write')),
        ),
      ],
    },
  },
  'permission-denied': {
    files: empty,
    config: ({ project }) => ({
      plugins: [
        replacing(
          'outputFileSystem',
          failing(
            'mkdir',
            'dist',
            systemError('EACCES', `permission denied, mkdir '${path.join(project, 'dist')}'`),
          ),
        ),
      ],
    }),
  },
  'address-in-use': {
    files: empty,
    async print({ webpack, project }) {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const output = { path: path.join(project, 'dist') };
      const compiler = webpack({ mode: 'development', context: project, stats: 'none', output });
      const { port } = other.address();
      const server = new Server({ port, host: '127.0.0.1' }, compiler);
      const error = await server.start().catch((failed) => failed);
      await server.stop();
      other.close();
      return `<e> [webpack-dev-server] ${error}`;
    },
  },
  'file-watchers': {
    files: empty,
    print: (bench) =>
      watched(bench, () =>
        replaced(fs, 'watch', () => (folder) => {
          const text = `System limit for number of file watchers reached, watch '${folder}'`;
          throw systemError('ENOSPC', text);
        }),
      ),
  },
  'initial-scan': {
    files: empty,
    async print(bench) {
      const source = path.join(bench.project, 'src');
      const file = path.join(source, 'index.js');
      const scan = await watched(bench, () =>
        replaced(gracefulFs, 'readdir', failsFor(source, systemError('EIO', 'i/o error, scandir'))),
      );
      const stats = await watched(
        bench,
        () => replaced(gracefulFs, 'lstat', failsFor(file, systemError('EIO', 'i/o error, lstat'))),
        file,
      );
      return scan + stats;
    },
  },
  'caching-failed': {
    files: { ...empty, 'settings.txt': '', 'settings/colors.txt': '' },
    async print(bench) {
      const settings = dependsOn(bench.project, 'settings.txt');
      const withFailing = (...args) => ({
        plugins: [replacing('intermediateFileSystem', failing(...args))],
      });
      const denied = systemError('EACCES', 'permission denied, open');
      const broken = systemError('EIO', 'i/o error, scandir');
      const printed = [
        await logged(bench, { buildDependencies: { config: ['./postcss.config.js'] } }),
        await logged(
          bench,
          { buildDependencies: settings },
          withFailing('readFile', 'settings.txt', denied),
        ),
        await logged(
          bench,
          { buildDependencies: dependsOn(bench.project, 'settings/') },
          withFailing('readdir', 'settings', broken),
        ),
        await logged(bench, {}, withFailing('readdir', 'app', broken)),
        await loggedIdle(bench, { buildDependencies: { config: ['./postcss.config.js'] } }),
      ];
      return printed.join('');
    },
  },
  'restoring-failed': {
    files: empty,
    async print(bench) {
      const { project } = bench;
      const index = cacheFile(project, 'index.pack');
      const content = cacheFile(project, '0.pack');
      await logged(bench);
      renameClass(index);
      const renamedClass = await logged(bench);
      fs.writeFileSync(index, 'half of a file');
      const damagedIndex = await logged(bench);
      fs.writeFileSync(content, 'half of a file');
      const damagedContent = await logged(bench);
      await logged(bench, { cacheLocation: path.join(project, '.cache/other') });
      fs.copyFileSync(path.join(project, '.cache/other/0.pack'), index);
      return renamedClass + damagedIndex + damagedContent + (await logged(bench));
    },
  },
  'not-serializable': {
    files: {
      ...empty,
      'loader.cjs':
        'module.exports = function () { this._module.buildInfo.log = () => {}; return ""; };',
    },
    async print(bench) {
      const use = path.join(bench.project, 'loader.cjs');
      const config = { module: { rules: [{ test: /\.js$/, use }] } };
      return (
        (await logged(bench, {}, config)) +
        (await logged(bench, { profile: true, name: 'profiled' }, config))
      );
    },
  },
  serialization: {
    files: {
      ...empty,
      'loader.cjs': `module.exports = function (source) {
  this._module.buildInfo.prices = Array.from({ length: 100_000 }, (_, price) => ({ price }));
  return source;
};
`,
    },
    async print(bench) {
      const use = path.join(bench.project, 'loader.cjs');
      const profiled = () =>
        logged(bench, { profile: true }, { module: { rules: [{ test: /\.js$/, use }] } });
      return (await profiled()) + (await profiled());
    },
  },
  'managed-item': {
    files: {
      'src/index.js': "import 'calendar/index.js';\nimport 'clock/index.js';\n",
      'node_modules/calendar/index.js': '',
      'node_modules/clock/index.js': '',
      'node_modules/clock/package.json': '{ "version": "1.0.0" }',
    },
    print: (bench) => logged(bench, {}, { snapshot: packages(bench.project) }),
  },
  'build-dependencies': {
    files: { ...empty, 'settings.js': "export default <p>It's late</p>;\n" },
    print: (bench) => logged(bench, { buildDependencies: dependsOn(bench.project, 'settings.js') }),
  },
  'build-dependency-import': {
    files: { ...empty, 'settings.mjs': "await import('./\\u{110000}.mjs');\n" },
    print: (bench) =>
      logged(bench, { buildDependencies: dependsOn(bench.project, 'settings.mjs') }),
  },
  'build-dependency-resolves': {
    files: { ...empty, 'settings.cjs': "require('./theme.js');\n", 'theme.js': '', theme: '' },
    async print(bench) {
      const { project } = bench;
      await import(pathToFileURL(path.join(project, 'settings.cjs')).href);
      return logged(bench, { buildDependencies: dependsOn(project, 'settings.cjs') });
    },
  },
  'very-large': {
    files: { ...empty, 'data.bin': '' },
    print(bench) {
      fs.truncateSync(path.join(bench.project, 'data.bin'), 2 ** 31);
      return logged(bench, { buildDependencies: dependsOn(bench.project, 'data.bin') });
    },
  },
  'cannot-remove': [
    {
      files: { ...empty, 'dist/old.js': '', 'dist/images/old.svg': '' },
      async print({ build }) {
        const without = (method) => ({
          output: { clean: true },
          plugins: [replacing('outputFileSystem', () => ({ [method]: undefined }))],
        });
        return (await build(without('unlink'))) + (await build(without('rmdir')));
      },
    },
    {
      files: Object.fromEntries(
        PAGES.flatMap((page) => [pageOf(page), [`lib/${page}.js`, 'console.log(1);']]),
      ),
      config: {
        entry: Object.fromEntries(PAGES.map((page) => [page, `./pages/${page}.js`])),
        optimization: { splitChunks: { chunks: 'all', minSize: 1, dedupDepth: PAGES.length } },
      },
    },
  ],
};
