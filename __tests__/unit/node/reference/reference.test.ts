import { readFileSync } from 'node:fs';
import { referenceNodes } from '../../../../src/node/reference/nodes';
import { readReference } from '../../../../src/node/reference/reference';
import { diffText, referenceDiff } from '../../../../src/node/reference/release/diff';
import { readSnapshot } from '../../../../src/node/reference/release/readSnapshot';
import { snapshotOf } from '../../../../src/node/reference/release/snapshot';

const reference = readReference();
const option = (path: string) => reference.options.find((each) => each.path === path);
const hook = (owner: string, name: string) =>
  reference.hooks.find((each) => each.owner === owner && each.name === name);
const plugin = (name: string) => reference.plugins.find((each) => each.name === name);

// These are read from the installed packages, so they change with a release that changes them.

test('the reference is that of the pinned releases', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };

  expect(reference.versions).toEqual({
    webpack: dependencies['webpack'],
    'webpack-cli': dependencies['webpack-cli'],
    'webpack-dev-server': dependencies['webpack-dev-server'],
  });
});

test('options have the defaults that webpack applies', () => {
  expect(option('optimization.minimize')).toMatchObject({
    defaults: [
      { value: 'false', modes: ['development', 'none'], targets: [] },
      { value: 'true', modes: ['production'], targets: [] },
    ],
  });
  expect(option('output.path')?.defaults[0]?.value).toBe('path.resolve("dist")');
  expect(option('cache.maxAge')?.defaults[0]?.value).toBe('5184000000');
  expect(option('resolve.extensions')?.defaults.map(({ requests }) => requests)).toEqual([
    ['import'],
    ['require'],
    ['import'],
    ['require'],
  ]);
  expect(option('watchOptions.aggregateTimeout')?.defaults[0]?.value).toBe('20');
  expect(option('stats.modulesSpace')?.defaults[0]?.value).toBe('15');
  expect(option('devServer.client.overlay')?.defaults[0]?.value).toBe('true');
});

test('a default that depends on the Node.js of the reader says so, both ways', () => {
  const dependent = reference.options.filter(({ defaults }) =>
    defaults.some(({ nodes }) => nodes.length > 0),
  );

  expect(dependent.map(({ path }) => path)).toEqual([
    'experiments.typescript',
    'module.parser.javascript.typescript',
    'resolve.conditionNames',
    'resolve.extensions',
    'resolve.tsconfig',
  ]);
  for (const { defaults } of dependent) {
    expect([...new Set(defaults.flatMap(({ nodes }) => nodes))]).toEqual(['>=22.13', '<22.13']);
  }
  expect(option('experiments.typescript')?.defaults).toMatchObject([
    { value: 'true', nodes: ['>=22.13'] },
    { value: 'false', nodes: ['<22.13'] },
  ]);
  expect(option('resolve.tsconfig')?.defaults).toMatchObject([
    { value: 'true', nodes: ['>=22.13'] },
    { value: 'false', nodes: ['<22.13'] },
  ]);
});

test('no default holds a path of the machine that read it', () => {
  const values = reference.options.flatMap(({ defaults }) => defaults.map(({ value }) => value));

  expect(
    values.filter((value) => /"\/(tmp|home|var|work|Users)\b|node_modules\/webpack/.test(value)),
  ).toEqual([]);
});

test('what several options share is listed once', () => {
  expect(option('resolve.alias')).toBeDefined();
  expect(option('resolveLoader')).toMatchObject({ sameAs: 'resolve' });
  expect(option('resolveLoader.alias')).toBeUndefined();
});

test('hooks of every kind of owner are there', () => {
  expect(hook('Compiler', 'shouldEmit')).toMatchObject({
    kind: 'SyncBailHook',
    arguments: [{ name: 'compilation', type: 'Compilation' }],
    returns: 'boolean | void',
  });
  expect(hook('Compilation', 'additionalAssets')).toMatchObject({ deprecated: true });
  expect(hook('JavascriptParser', 'call')).toMatchObject({ kind: 'HookMap<SyncBailHook>' });
  expect(hook('NormalModule', 'loader')).toBeDefined();
  expect(hook('MultiCompiler', 'watchRun')).toMatchObject({ kind: 'MultiHook<AsyncSeriesHook>' });
  const owners = new Set(reference.hooks.map(({ owner }) => owner));
  expect([...owners]).toEqual(
    expect.arrayContaining([
      'Cache',
      'Resolver',
      'NormalModuleFactory',
      'StatsFactory',
      'StatsPrinter',
    ]),
  );
});

test('plugins have their options from a schema or from what their constructor declares', () => {
  expect(plugin('BannerPlugin')?.options.map(({ path }) => path)).toContain('banner');
  expect(plugin('DotenvPlugin')?.options.map(({ path }) => path)).toContain('prefix');
  expect(plugin('EvalSourceMapDevToolPlugin')?.options.map(({ path }) => path)).toContain(
    'columns',
  );
  expect(plugin('SplitChunksPlugin')).toMatchObject({ path: 'webpack.optimize.SplitChunksPlugin' });
});

test('the command line has its commands, its own flags and those of options', () => {
  expect(reference.commands.find(({ name }) => name === 'serve')).toMatchObject({
    aliases: ['server', 's'],
    flags: expect.arrayContaining(['--port']) as unknown,
  });
  const flag = (name: string) => reference.flags.find((each) => each.name === name);
  expect(flag('--config')).toMatchObject({ alias: '-c', package: 'webpack-cli', multiple: true });
  expect(flag('--output-path')).toMatchObject({ package: 'webpack' });
  expect(flag('--live-reload')).toMatchObject({ package: 'webpack-dev-server', negatable: true });
});

test('modules have their variables, methods and magic comments', () => {
  const names = reference.moduleVariables.map(({ name }) => name);

  expect(names).toEqual(
    expect.arrayContaining([
      '__webpack_public_path__',
      'import.meta.webpackHot',
      'require.context',
    ]),
  );
  expect(reference.magicComments.find(({ name }) => name === 'webpackMode')).toMatchObject({
    places: ['import()'],
  });
});

test('every thing is a node of its own', () => {
  const keys = referenceNodes(reference).map(({ type, key }) => `${type} ${key}`);

  expect(new Set(keys).size).toBe(keys.length);
});

test('the committed snapshot is that of the installed release', () => {
  const diff = referenceDiff(readSnapshot(), snapshotOf(reference));

  expect(diffText(diff)).toBe('The installed release is the one that the snapshot describes.');
});
