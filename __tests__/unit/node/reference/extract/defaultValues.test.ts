import { summarized, type Sample } from '../../../../../src/node/reference/extract/defaultValues';
import {
  joinedRequests,
  resolveValues,
} from '../../../../../src/node/reference/extract/resolveDefaults';
import { joinedNodes } from '../../../../../src/node/reference/extract/typeStripping';
import { valueText } from '../../../../../src/node/reference/extract/valueText';

const samples = (value: (mode: string, target: string) => string | undefined): Sample[] =>
  ['development', 'production'].flatMap((mode) =>
    ['web', 'node'].map((target) => ({ mode, target, value: value(mode, target) })),
  );

const ALWAYS = { modes: [], targets: [], requests: [], nodes: [] };

test('a default that always holds is said once', () => {
  expect(summarized(samples(() => 'true'))).toEqual([{ ...ALWAYS, value: 'true' }]);
});

test('a default by mode names modes and no targets', () => {
  expect(summarized(samples((mode) => String(mode === 'production')))).toEqual([
    { ...ALWAYS, value: 'false', modes: ['development'] },
    { ...ALWAYS, value: 'true', modes: ['production'] },
  ]);
});

test('a default by target names targets and no modes', () => {
  expect(summarized(samples((_, target) => `"${target}"`))).toEqual([
    { ...ALWAYS, value: '"web"', targets: ['web'] },
    { ...ALWAYS, value: '"node"', targets: ['node'] },
  ]);
});

test('a default that depends on both names both, and where there is none it says nothing', () => {
  const found = summarized(
    samples((mode, target) => (mode === 'production' && target === 'node' ? '1' : undefined)),
  );

  expect(found).toEqual([{ ...ALWAYS, value: '1', modes: ['production'], targets: ['node'] }]);
});

test.each([
  ['a', '"a"'],
  [/x/g, '/x/g'],
  [['a', 1, null], '["a", 1, null]'],
  [{ a: true, 'b-c': [] }, '{ a: true, "b-c": [] }'],
  [{}, '{}'],
  [Infinity, 'Infinity'],
  ['/bakery', 'process.cwd()'],
  ['/bakery/dist', 'path.resolve("dist")'],
  ['/elsewhere/dist', undefined],
  [() => 1, undefined],
  [[() => 1], undefined],
  [undefined, undefined],
])('the value %j is written as in a configuration', (value, text) => {
  expect(valueText(value, '/bakery')).toBe(text);
});

test.each([
  [String.raw`C:\bakery`, 'process.cwd()'],
  [String.raw`C:\bakery\dist\cache`, 'path.resolve("dist/cache")'],
  [String.raw`D:\elsewhere`, undefined],
  ['memory', '"memory"'],
])('on Windows the value %j is written as everywhere', (value, text) => {
  expect(valueText(value, String.raw`C:\bakery`)).toBe(text);
});

test('what webpack resolves by the kind of request is said for each kind', () => {
  const resolve = {
    mainFiles: ['index'],
    extensions: ['.x'],
    byDependency: { esm: { extensions: ['.mjs', '...'] }, commonjs: { extensions: ['.cjs'] } },
  };

  expect(resolveValues(resolve, 'extensions')).toEqual({
    import: ['.mjs', '.x'],
    require: ['.cjs'],
  });
  expect(resolveValues(resolve, 'mainFiles')).toEqual({ import: ['index'], require: ['index'] });
});

test('what all kinds of request share is said once', () => {
  const [a, b] = [[{ ...ALWAYS, value: '1' }], [{ ...ALWAYS, value: '2' }]];

  expect(joinedRequests({ import: a, require: a })).toEqual(a);
  expect(joinedRequests({ import: a, require: b })).toEqual([
    { ...ALWAYS, value: '1', requests: ['import'] },
    { ...ALWAYS, value: '2', requests: ['require'] },
  ]);
});

test('what every Node.js shares is said once, and newer releases come first', () => {
  const [a, b] = [[{ ...ALWAYS, value: '1' }], [{ ...ALWAYS, value: '2' }]];

  expect(joinedNodes(a, a)).toEqual(a);
  expect(joinedNodes(a, b)).toEqual([
    { ...ALWAYS, value: '1', nodes: ['>=22.13'] },
    { ...ALWAYS, value: '2', nodes: ['<22.13'] },
  ]);
  expect(joinedNodes(a, [])).toEqual([{ ...ALWAYS, value: '1', nodes: ['>=22.13'] }]);
});
