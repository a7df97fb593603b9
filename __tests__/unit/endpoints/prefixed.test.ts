import { prefixed } from '../../../src/endpoints/prefixed';

test.each([
  ['<a href="/guides/">a</a>', '<a href="/docs/guides/">a</a>'],
  ['<img alt="" src="/logo/cube.svg">', '<img alt="" src="/docs/logo/cube.svg">'],
  ['<a class="x" href="/">a</a>', '<a class="x" href="/docs/">a</a>'],
])('%s leads below the folder', (html, expected) => {
  expect(prefixed(html, '/docs')).toBe(expected);
  expect(prefixed(html, '')).toBe(html);
});

test.each([
  '<a href="#part">a</a>',
  '<a href="https://webpack.js.org/">a</a>',
  '<a href="//example.com/">a</a>',
  '<code>href="/guides/"</code>',
  '<a data-href="/guides/">a</a>',
])('%s stays', (html) => {
  expect(prefixed(html, '/docs')).toBe(html);
});
