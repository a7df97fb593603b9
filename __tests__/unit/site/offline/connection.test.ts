import { isConstrained } from '../../../../src/site/offline/connection';

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('a browser that reports %j is to be spared: %s', (connection, expected) => {
  expect(isConstrained(connection)).toBe(expected);
});
