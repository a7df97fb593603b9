// Builds a host and a remote for Node.js with one difference after the other,
// runs the host, and prints for each what the builds report and the host logs.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

const root = path.resolve('pairs');
const entryFile = '../../remote/dist/remoteEntry.js';

function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const installed = (version) => ({
  'node_modules/format/package.json': JSON.stringify({ name: 'format', version }),
  'node_modules/format/index.js': `export const version = '${version}';`,
  'node_modules/format/money.js': `export const money = 'money ${version}';`,
});

async function build(folder, options, config) {
  const stats = await promisify(webpack)({
    context: folder,
    mode: 'development',
    devtool: false,
    target: 'node',
    ...config,
    output: { ...config.output, path: path.join(folder, 'dist') },
    plugins: [new webpack.container.ModuleFederationPlugin(options)],
  });
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  return [...errors, ...warnings].map(({ message }) => message);
}

// Of an uncaught error, only the message.
function run(file) {
  const { stdout, stderr } = spawnSync(process.execPath, [file], { cwd: root, encoding: 'utf8' });
  const [uncaught] = /^Error: .*$/m.exec(stderr) ?? [stderr.trim()];
  return [stdout.trim(), uncaught].filter(Boolean);
}

async function pair(title, { host, remote, own = '1.1.0', theirs = '1.2.0', ...more } = {}) {
  rmSync(root, { recursive: true, force: true });
  const major = (version) => `^${version.split('.')[0]}.0.0`;
  const dependencies = more.dependencies ?? { format: major(own) };
  write(path.join(root, 'host'), {
    'package.json': JSON.stringify({ name: 'host', dependencies }),
    'src/index.js': `import('./app.js').catch((error) => console.log(error.message));`,
    'src/app.js':
      `import { version } from 'format'; import { used } from 'remote/used';` +
      `console.log('host ' + version + ', remote ' + used);`,
    ...installed(own),
    ...more.hostFiles,
  });
  write(path.join(root, 'remote'), {
    'package.json': JSON.stringify({ name: 'remote', dependencies: { format: major(theirs) } }),
    'src/used.js': `export { version as used } from 'format';`,
    ...installed(theirs),
    ...more.remoteFiles,
  });
  const folder = path.join(root, 'remote');
  const library = { type: 'commonjs2' };
  const exposes = { './used': './src/used.js' };
  const named = { name: 'remote', filename: 'remoteEntry.js' };
  const container = { ...named, library, exposes, shared: ['format'], ...remote };
  const printed =
    remote === null ? [] : await build(folder, container, { entry: {}, ...more.remoteConfig });
  const reports = await build(
    path.join(root, 'host'),
    {
      name: 'host',
      remoteType: 'commonjs',
      remotes: { remote: entryFile },
      shared: ['format'],
      ...host,
    },
    { entry: './src/index.js', ...more.hostConfig },
  );
  printed.push(...reports, ...run(more.file ?? 'host/dist/main.js'));
  console.log(`${title}: ${printed.join(' | ').replace(/\s+/g, ' ')}`);
}

const shared = (options) => ({ shared: { format: options } });

await pair('defaults');
await pair('different majors', { theirs: '2.0.0' });
await pair('singleton', {
  theirs: '2.0.0',
  host: shared({ singleton: true }),
  remote: shared({ singleton: true }),
});
await pair('singleton in the remote only', {
  theirs: '2.0.0',
  remote: shared({ singleton: true }),
});
await pair('strict singleton', {
  theirs: '2.0.0',
  host: shared({ singleton: true, strictVersion: true }),
  remote: shared({ singleton: true }),
});
await pair('strictVersion: false', {
  host: shared({ strictVersion: false, requiredVersion: '^3.0.0' }),
});
await pair('requiredVersion: false', { theirs: '2.0.0', host: shared({ requiredVersion: false }) });
await pair('a range as a string', { theirs: '2.0.0', host: shared('^2.0.0') });
await pair('import: false', { remote: shared({ import: false }) });
await pair('import: false, no version fits', {
  theirs: '2.0.0',
  remote: shared({ import: false }),
});
await pair('import: false, strict', {
  theirs: '2.0.0',
  remote: shared({ import: false, strictVersion: true }),
});
await pair('import: false, not shared by the host', {
  host: { shared: [] },
  remote: shared({ import: false }),
});
await pair('import of a local file', {
  own: '1.3.0',
  host: shared({ import: './src/format.js', version: '1.4.0' }),
  hostFiles: { 'src/format.js': `export const version = 'of the host';` },
});
await pair('version', { host: shared({ version: '1.9.0' }) });
await pair('shareKey', { host: shared({ shareKey: 'formatting' }) });
await pair('two scopes', { host: shared({ shareScope: 'other' }) });
await pair('shareScope of the host only', { host: { shareScope: 'other' } });
await pair('exclude', { host: shared({ exclude: { version: '<1.2.0' } }) });
const money = {
  hostFiles: {
    'src/app.js':
      `import { money } from 'format/money.js'; import { used } from 'remote/used';` +
      `console.log('host ' + money + ', remote ' + used);`,
  },
  remoteFiles: { 'src/used.js': `export { money as used } from 'format/money.js';` },
};
const prefixed = (options) => ({ shared: { 'format/': options } });
await pair('slash', { host: prefixed({}), remote: prefixed({}), ...money });
await pair('slash, include', {
  host: prefixed({ include: { request: /^date/ } }),
  remote: prefixed({}),
  ...money,
});
await pair('own file', {
  host: { shared: { './src/state.js': { shareKey: 'state', singleton: true } } },
  remote: { shared: { './src/state.js': { shareKey: 'state', import: false } } },
  hostFiles: {
    'src/state.js': `export const version = 'state of the host';`,
    'src/app.js':
      `import { version } from './state.js'; import { used } from 'remote/used';` +
      `console.log('host ' + version + ', remote ' + used);`,
  },
  remoteFiles: {
    'src/state.js': `export const version = 'state of the remote';`,
    'src/used.js': `export { version as used } from './state.js';`,
  },
});
const staticEntry = {
  hostFiles: {
    'src/index.js':
      `import { version } from 'format'; console.log('host ' + version);` +
      `import('remote/used').then(({ used }) => console.log('remote ' + used));`,
  },
};
await pair('static import in the entry', staticEntry);
await pair('static import in production', { ...staticEntry, hostConfig: { mode: 'production' } });
await pair('eager in the host', { ...staticEntry, host: shared({ eager: true }) });
await pair('eager behind import()', { host: shared({ eager: true }) });
await pair('eager in both, behind import()', {
  host: shared({ eager: true }),
  remote: shared({ eager: true }),
});
await pair('not in package.json', { dependencies: {} });
await pair('no version', {
  hostFiles: { 'node_modules/format/package.json': JSON.stringify({ name: 'format' }) },
});
await pair('several modules', {
  remote: { exposes: { './used': ['./src/setup.js', './src/used.js'] } },
  remoteFiles: { 'src/setup.js': `console.log('setup');` },
});
await pair('not exposed', {
  hostFiles: { 'src/app.js': `import { used } from 'remote/Used'; console.log(used);` },
});
await pair('key without ./', { remote: { exposes: { used: './src/used.js' } } });
await pair('main module', {
  remote: { exposes: { '.': './src/used.js' } },
  hostFiles: { 'src/app.js': `import { used } from 'remote'; console.log('remote ' + used);` },
});
await pair('no file of the remote', { remote: null });
await pair('second location', {
  host: { remotes: { remote: ['../../old/remoteEntry.js', entryFile] } },
});
await pair('promise', {
  host: { remotes: { remote: `promise Promise.resolve(require('${entryFile}'))` } },
});
await pair('promise of nothing', { host: { remotes: { remote: 'promise Promise.resolve()' } } });
await pair('script in Node.js', {
  host: { remoteType: undefined, remotes: { remote: 'remote@http://localhost/remoteEntry.js' } },
});
await pair('no name', { remote: { name: undefined } });
await pair('name with a hyphen', { remote: { name: 'my-remote', library: undefined } });
await pair('file name of a script', {
  host: { remoteType: undefined, remotes: { remote: 'remoteEntry.js' } },
});
await pair('ES modules', {
  remote: { library: { type: 'module' }, filename: 'remoteEntry.mjs' },
  remoteConfig: { output: { module: true } },
  host: { remotes: { remote: 'import ../../remote/dist/remoteEntry.mjs' } },
  hostConfig: { output: { module: true, filename: '[name].mjs' } },
  file: 'host/dist/main.mjs',
});
await pair('import without output.module', {
  host: { remotes: { remote: 'import ../../remote/dist/remoteEntry.mjs' } },
});

// One container and two hosts in one process.
await pair('one host');
const second = path.join(root, 'second');
write(second, {
  'package.json': JSON.stringify({ name: 'second', dependencies: { format: '^1.0.0' } }),
  'src/index.js': `import('./app.js');`,
  'src/app.js':
    `import { version } from 'format'; import { used } from 'remote/used';` +
    `console.log('second ' + version + ', remote ' + used);`,
  ...installed('1.3.0'),
});
const options = { name: 'second', remoteType: 'commonjs', shared: ['format'] };
await build(second, { ...options, remotes: { remote: entryFile } }, { entry: './src/index.js' });
write(root, {
  'both.js': `require('./host/dist/main.js');
    setTimeout(() => require('./second/dist/main.js'), 200);`,
});
console.log(`two hosts: ${run('both.js').join(' | ').replace(/\s+/g, ' ')}`);
