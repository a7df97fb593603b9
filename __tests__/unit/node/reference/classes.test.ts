import { usesOf } from '../../../../src/node/reference/classes';
import { COUNTED_CLASSES, listedAt, pageOfClass } from '../../../../src/node/reference/places';
import { readReference } from '../../../../src/node/reference/reference';
import { entriesOf, expectedOf, pageOfName } from '../../../../src/node/reference/registry';

const reference = readReference();
const membersCounted = expectedOf(reference).filter(({ section }) => section === 'class members');

test('every class that is counted exists, and so does every source that webpack exports', () => {
  const names = reference.classes.map(({ name }) => name);
  const sources = reference.classes.filter(({ path }) => path?.startsWith('webpack.sources.'));

  expect(COUNTED_CLASSES.filter((name) => !names.includes(name))).toEqual([]);
  expect(
    sources.filter(({ name }) => !COUNTED_CLASSES.includes(name)).map(({ name }) => name),
  ).toEqual([]);
});

test('members are counted, but no internal ones, and constructors only of sources', () => {
  const names = membersCounted.map(({ name }) => name);

  expect(names).toContain('Compilation.emitAsset');
  expect(names).toContain('webpack.util.comparators.compareIds');
  expect(names).toContain('RawSource.constructor');
  expect(names).not.toContain('Compilation.constructor');
  expect(names.filter((name) => /\._|\[/.test(name))).toEqual([]);
  expect(names.some((name) => name.startsWith('AssetInfo.'))).toBe(false);
});

test.each([
  ['type Compilation', '/api/compilation-object/'],
  ['type AssetInfo', '/api/types/a/'],
  ['member Compilation.emitAsset', '/api/compilation-object/'],
  ['member webpack.util.runtime.getRuntimeKey', '/api/webpack-util/'],
  ['member RawSource.isBuffer', '/api/webpack-sources/'],
])('%s of a snapshot belongs on %s', (name, page) => {
  expect(pageOfName(name)).toBe(page);
});

test('a type is listed under its letter', () => {
  expect(listedAt('AssetInfo')).toBe('/api/types/a/#assetinfo');
  expect(listedAt('webpack.sources')).toBe('/api/types/w/#webpacksources');
  expect(pageOfClass('LazySet')).toBe('/api/types/l/');
});

test('the uses of a type are hooks, members and other types, without itself', () => {
  const uses = usesOf(reference);

  expect(uses.get('CompilationParams')).toEqual(
    expect.arrayContaining(['Compiler.hooks.compile', 'Compilation.constructor']),
  );
  expect(uses.get('Compilation')?.filter((user) => /^Compilation\.(?!hooks)/.test(user))).toEqual(
    [],
  );
});

test('keys are unique within a type of nodes', () => {
  const keys = entriesOf(reference).map(({ type, key }) => `${type} ${key}`);

  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
