import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const importing = (request) => ({ 'src/index.js': `import '${request}';\n` });

/** A package of node_modules. */
const withPackage = (name, json, files = {}) =>
  Object.fromEntries(
    Object.entries({
      'package.json': JSON.stringify({ name, version: '1.0.0', ...json }),
      ...files,
    }).map(([file, text]) => [`node_modules/${name}/${file}`, text]),
  );

const exportsOnly = { exports: { '.': './index.js', './date': './date.js' } };
const files = { 'index.js': '', 'date.js': '', 'src/time.js': '' };

const source = 'const total = 1;\nconsole.log(total);\n';

/** What a server answers. */
const sends =
  (text, { status = 200, ...headers } = {}) =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'text/javascript', ...headers }).end(text);
  };
/** Compressed text that is complete, in an answer that isn't. */
const sendsTooMuch = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Encoding': 'gzip' });
  response.write(Buffer.concat([gzipSync(source), Buffer.alloc(1)]));
};
const redirectsTo = (location) => sends('', { status: 302, location });

/** Builds a file of a server on this machine, after preparing its lockfile. */
async function served(
  { build, project },
  { answer = sends(source), prepare, plugins, ...options },
) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${server.address().port}`;
  const url = `${origin}/lib.js`;
  const folder = mkdtempSync(path.join(project, 'lock-'));
  const lockfileLocation = path.join(folder, 'webpack.lock');
  const buildHttp = { allowedUris: [origin], lockfileLocation };
  const run = (more) => build({ plugins, experiments: { buildHttp: { ...buildHttp, ...more } } });
  writeFileSync(path.join(project, 'src/index.js'), `import '${url}';\n`);
  await prepare?.({ url, run, lockfileLocation });
  const printed = await run(options);
  server.close();
  server.closeAllConnections();
  return printed;
}

/** A plugin whose cache can't store what servers send. */
const failingCache = ({ cache }) => {
  cache.hooks.store.tap('RemoteCache', (identifier) => {
    if (identifier.includes('HttpUriPlugin')) throw new Error('The server is full');
  });
};

async function servedEach(bench, tries) {
  let printed = '';
  for (const each of tries) printed += await served(bench, each);
  return printed;
}

/** Writes a lockfile with an entry for the file. */
const locks =
  (entry, version = 1) =>
  ({ url, lockfileLocation }) => {
    writeFileSync(lockfileLocation, JSON.stringify({ [url]: entry, version }));
  };
const outdated = { integrity: 'sha512-AAAA', contentType: 'text/javascript' };

/** Saves the file, and changes the saved one. */
const changes =
  (change) =>
  async ({ run, lockfileLocation }) => {
    await run();
    const data = `${lockfileLocation}.data`;
    const [file] = readdirSync(data, { recursive: true }).filter((name) => /js$/.test(name));
    const saved = path.join(data, file);
    writeFileSync(saved, change(readFileSync(saved, 'utf8')));
  };

async function losesSaved({ run, lockfileLocation }) {
  await run();
  rmSync(`${lockfileLocation}.data`, { recursive: true });
}

/** What stops webpack while it reads a lockfile. */
async function crashed(bench, attempt) {
  const failed = once(process, 'uncaughtException');
  void served(bench, attempt);
  return `${(await failed)[0]}\n`;
}

export default {
  'cant-resolve': {
    files: {
      'src/index.js': "import { total } from './price';\n\nconsole.log(total);\n",
      'src/prices.js': 'export const total = 42;\n',
    },
  },
  'fully-specified': {
    files: {
      'package.json': '{ "type": "module" }',
      ...importing('./format'),
      'src/format.js': '',
    },
  },
  'not-exported': {
    files: { ...importing('calendar/src/time'), ...withPackage('calendar', exportsOnly, files) },
  },
  'no-valid-target': {
    files: {
      ...importing('calendar'),
      ...withPackage('calendar', { exports: { '.': './dist/index.js' } }),
    },
  },
  'exports-target': {
    files: {
      ...importing('calendar'),
      ...withPackage('calendar', { exports: { '.': 'index.js' } }, files),
    },
  },
  'exports-directory': {
    files: { ...importing('calendar/src/'), ...withPackage('calendar', exportsOnly, files) },
  },
  'package-import': {
    files: {
      'package.json': JSON.stringify({
        imports: { '#config': './src/config.js', '#shared': './../shared.js', '#lib/*': './lib/*' },
      }),
      'src/index.js': "import '#settings';\nimport '#shared';\nimport '#lib/';\n",
    },
  },
  'core-modules': { files: importing('path') },
  'unhandled-scheme': { files: importing('node:path') },
  'loader-suffix': {
    files: importing('./index.js'),
    config: { module: { rules: [{ test: /\.js$/, use: 'babel' }] } },
  },
  casing: {
    files: {
      'src/index.js': "import './Price.js';\nimport './price.js';\n",
      'src/Price.js': '',
      'src/price.js': '',
    },
  },
  recursion: {
    files: importing('a'),
    config: { resolve: { alias: { a: 'b', b: 'a' } } },
  },
  'virtual-module': {
    files: importing('virtual:routes'),
    config: ({ webpack }) => ({
      plugins: [new webpack.experiments.schemes.VirtualUrlPlugin({ pages: '' })],
    }),
  },
  'no-file-content': [
    { files: { ...importing('calendar'), 'node_modules/calendar/package.json': '' } },
    {
      files: { ...importing('calendar'), 'node_modules/calendar/package.json': '' },
      config: {
        plugins: [
          (compiler) => {
            compiler.hooks.environment.tap('Sample', () => {
              const { inputFileSystem } = compiler;
              compiler.inputFileSystem = {
                ...inputFileSystem,
                readJson: undefined,
                readFile: (file, ...rest) =>
                  inputFileSystem.readFile(file, (error, content) => {
                    rest.at(-1)(error, content?.length ? content : undefined);
                  }),
              };
            });
          },
        ],
      },
    },
  ],
  'allowed-uris': {
    files: importing('https://example.com/lib.js'),
    config: { experiments: { buildHttp: { allowedUris: ['https://example.org/'] } } },
  },
  'lockfile-frozen': {
    files: importing('./index.js'),
    print: async (bench) => {
      const printed = await servedEach(bench, [
        { frozen: true },
        { frozen: true, prepare: locks(outdated) },
        { frozen: true, prepare: losesSaved },
        {
          frozen: true,
          prepare: locks(outdated),
          answer: sends(source, { 'Cache-Control': 'no-cache' }),
        },
        { frozen: true, prepare: locks('no-cache') },
        { frozen: false, prepare: locks('no-cache') },
      ]);
      return printed + (await crashed(bench, { prepare: locks(outdated, 2) }));
    },
  },
  integrity: {
    files: importing('./index.js'),
    print: (bench) =>
      servedEach(bench, [
        { frozen: true, prepare: changes(() => 'changed') },
        { frozen: true, prepare: changes((text) => text.replaceAll('\n', '\r\n')) },
      ]),
  },
  'request-failed': {
    files: importing('./index.js'),
    async print(bench) {
      const answers = [sends(source), sends('Try again later', { status: 503 })];
      return servedEach(bench, [
        { answer: sends('Not found', { status: 404 }) },
        { answer: redirectsTo('/lib.js') },
        { answer: redirectsTo('https://example.com/lib.js') },
        { answer: redirectsTo('ftp://example.com/lib.js') },
        { answer: redirectsTo('http://[') },
        { answer: sendsTooMuch },
        { plugins: [failingCache] },
        { proxy: 'http://127.0.0.1:9' },
        {
          upgrade: true,
          prepare: ({ run }) => run(),
          answer: (...args) => answers.shift()(...args),
        },
      ]);
    },
  },
};
