import { packageClosure, type Manifest } from '../../../../scripts/guides/packageClosure';
import { binsOf } from '../../../../scripts/programs/packageBins';

const INSTALLED: Record<string, Manifest> = {
  app: {
    dependencies: { library: '^2.0.0', missing: '*' },
    peerDependencies: { host: '*', extra: '*' },
    peerDependenciesMeta: { extra: { optional: true } },
  },
  'app/node_modules/library': { version: '2.0.0', dependencies: { shared: '*' } },
  library: { version: '1.0.0' },
  shared: { dependencies: { app: '*' } },
  host: {},
  extra: {},
  '@scope/tool': {},
};

const closure = (...names: string[]) =>
  [...packageClosure(names, (folder) => INSTALLED[folder]).keys()].sort();

test('a package brings along what it needs, in the version that it finds', () => {
  expect(closure('app')).toEqual(['app', 'app/node_modules/library', 'host', 'shared']);
});

test('a package that needs nothing comes alone', () => {
  expect(closure('library')).toEqual(['library']);
  expect(closure('@scope/tool')).toEqual(['@scope/tool']);
  expect(closure('unknown')).toEqual([]);
});

test('a command has the name of its package, or another one', () => {
  expect(binsOf({ name: '@scope/tool', bin: './cli.js' })).toEqual({ tool: './cli.js' });
  expect(binsOf({ name: 'a', bin: { b: 'b.js' } })).toEqual({ b: 'b.js' });
  expect(binsOf({ name: 'a' })).toEqual({});
});
