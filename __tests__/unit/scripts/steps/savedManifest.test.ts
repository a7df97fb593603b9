import { readSpec, savedManifest } from '../../../../scripts/steps/savedManifest';

const WEBPACK = { name: 'webpack', version: '5.112.2' };
const saved = (before: object | undefined, dev: boolean, exact = false) =>
  JSON.parse(savedManifest(before && JSON.stringify(before), [WEBPACK], { dev, exact })) as unknown;

test('npm adds packages behind what the file says already, in order of their names', () => {
  expect(
    Object.entries(
      saved({ name: 'a', devDependencies: { yaml: '1', acorn: '1' } }, true) as object,
    ),
  ).toEqual([
    ['name', 'a'],
    ['devDependencies', { acorn: '1', webpack: '^5.112.2', yaml: '1' }],
  ]);
});

test('without a package.json, npm writes one', () => {
  expect(saved(undefined, false)).toEqual({ dependencies: { webpack: '^5.112.2' } });
});

test('an exact version has no caret', () => {
  expect(saved({}, true, true)).toEqual({ devDependencies: { webpack: '5.112.2' } });
});

test('a package stands in one of the two lists', () => {
  expect(saved({ dependencies: { webpack: '^4.0.0', luxon: '1' } }, true)).toEqual({
    dependencies: { luxon: '1' },
    devDependencies: { webpack: '^5.112.2' },
  });
});

test.each([
  ['webpack', { name: 'webpack' }],
  ['webpack@5.112.2', { name: 'webpack', version: '5.112.2' }],
  ['@scope/tool', { name: '@scope/tool' }],
  ['@scope/tool@latest', { name: '@scope/tool', version: 'latest' }],
])('%s names a package', (spec, read) => {
  expect(readSpec(spec)).toEqual(read);
});
