import { acceptedEncoding } from '../../../../scripts/server/encoding';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.1, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('whoever accepts %p gets %p', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
