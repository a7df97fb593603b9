import { otherTheme, toTheme } from '../../../../src/components/theme/theme';

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

test('there are two themes to choose from', () => {
  expect(otherTheme('light')).toBe('dark');
  expect(otherTheme('dark')).toBe('light');
});
