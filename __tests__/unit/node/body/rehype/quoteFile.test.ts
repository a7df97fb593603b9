import { region, withoutRegionMarks } from '../../../../../src/node/body/rehype/quoteFile';

const lines = (...each: string[]) => each.join('\n');

test('a region is the lines between its marks, unindented', () => {
  const source = lines(
    'before();',
    '  // #region greet',
    '  function greet() {',
    '',
    '    return "Hello";',
    '  }',
    '  // #endregion',
    'after();',
  );

  expect(region(source, 'greet')).toBe(lines('function greet() {', '', '  return "Hello";', '}'));
});

test('a region inside another is part of it, without its marks, and can be quoted alone', () => {
  const source = lines(
    '// #region outer',
    'first();',
    '  // #region inner',
    '  second();',
    '  // #endregion',
    'third();',
    '// #endregion',
    'fourth();',
  );

  expect(region(source, 'outer')).toBe(lines('first();', '  second();', 'third();'));
  expect(region(source, 'inner')).toBe('second();');
});

test.each([
  ['JavaScript', '// #region a', '// #endregion'],
  ['JavaScript with the name at the end', '// #region a', '// #endregion a'],
  ['JavaScript without a space', '//#region a', '//#endregion'],
  ['CSS', '/* #region a */', '/* #endregion */'],
  ['HTML', '<!-- #region a -->', '<!-- #endregion -->'],
  ['YAML', '# #region a', '# #endregion'],
  ['JSX', '{/* #region a */}', '{/* #endregion */}'],
])('regions can be marked in %s', (_, start, end) => {
  expect(region(lines('x', start, 'y', end, 'z'), 'a')).toBe('y');
});

test.each([
  ['there is none', 'x();'],
  ['only another one has its name at the start', '// #region ab\nx();\n// #endregion'],
  ['it never ends', '// #region a\nx();'],
  ['it only stands in a text', 'const a = "// #region a";\nx();\n// #endregion'],
])('a region is missing if %s', (_, source) => {
  expect(region(source, 'a')).toBeUndefined();
});

test('a region may be empty', () => {
  expect(region('// #region a\n// #endregion', 'a')).toBe('');
});

test('a whole file is quoted without the marks of its regions and without an end of blank lines', () => {
  const source = lines('first();', '// #region a', '  second();', '// #endregion', '', '');

  expect(withoutRegionMarks(source)).toBe(lines('first();', '  second();'));
});
