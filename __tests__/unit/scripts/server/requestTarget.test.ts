import { requestTarget } from '../../../../scripts/server/requestTarget';

test.each([
  ['/guides/', '/guides/', ''],
  ['/guides/?q=a/../b', '/guides/', '?q=a/../b'],
  ['/%E4%B8%AD/', '/中/', ''],
  ['/a/../../../etc/passwd', '/etc/passwd', ''],
  ['//example.com/', '/example.com/', ''],
])('%s asks for %s', (url, pathname, search) => {
  expect(requestTarget(url)).toEqual({ pathname, search });
});

test('an address that cannot be decoded asks for nothing', () => {
  expect(requestTarget('/%E4%/')).toBeUndefined();
});
