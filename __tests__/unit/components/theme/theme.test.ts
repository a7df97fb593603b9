import { toTheme } from '../../../../src/components/theme/theme';

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['sepia', 'light'],
  ['', 'light'],
  [null, 'light'],
  [undefined, 'light'],
])('a stored %j is the %s theme', (value, theme) => {
  expect(toTheme(value)).toBe(theme);
});
