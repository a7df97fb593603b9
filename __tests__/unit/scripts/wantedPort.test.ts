import { wantedPort } from '../../../scripts/wantedPort';

test.each([
  [undefined, 9000],
  ['', 9000],
  ['8080', 8080],
  ['0', 0],
])('%p asks for port %p', (value, port) => {
  expect(wantedPort(value)).toBe(port);
});

test.each(['http', '-1', '65536', '80.5'])('%p is not a port', (value) => {
  expect(() => wantedPort(value)).toThrow(
    [
      `port: expected a number from 0 to 65535, received "${value}"`,
      '  Fix: --port 9000 (0 takes any free port)',
    ].join('\n'),
  );
});
