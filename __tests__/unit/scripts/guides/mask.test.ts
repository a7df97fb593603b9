import { mask } from '../../../../scripts/guides/mask';

test.each([
  [
    'webpack 5.112.2 compiled successfully in 250 ms',
    'webpack 5.112.2 compiled successfully in <time>',
  ],
  ['done in 1.25 s', 'done in <time>'],
  ['10:31:07 PM: compiling', '<time>: compiling'],
  ['asset index.f3c59496ecca183348d5.js 69 KiB', 'asset index.<hash of 20>.js 69 KiB'],
  ['passengers.116a0ae5.js', 'passengers.<hash of 8>.js'],
  ['bitter-normal-382e48af.woff2', 'bitter-normal-<hash of 8>.woff2'],
  ['http://localhost:8080/, http://[::1]:8080/', 'http://localhost:<port>/, http://[::1]:<port>/'],
  ['/tmp/guide-x/src/index.js', '<folder>/src/index.js'],
])('%s is seen as %s', (text, masked) => {
  expect(mask(text, ['/tmp/guide-x'])).toBe(masked);
});

test.each([
  'asset main.js 4.67 KiB [emitted]',
  'webpack 5.112.2',
  'id: 12345',
  'facade-defaced',
  '(1:0)',
])('%s stays as it is', (text) => {
  expect(mask(text, ['/tmp/guide-x'])).toBe(text);
});

test('hashes of another length are another text', () => {
  expect(mask('a.116a0ae5.js')).not.toBe(mask('a.116a0ae5116a.js'));
});
