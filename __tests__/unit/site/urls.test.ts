import { fileToUrl, splitHash, withTrailingSlash } from '../../../src/site/urls';

test.each([
  ['index.mdx', '/'],
  ['glossary.mdx', '/glossary/'],
  ['guides/index.mdx', '/guides/'],
  ['guides/reindex.mdx', '/guides/reindex/'],
  ['guides/caching.md', '/guides/caching/'],
  ['migrate/5.mdx', '/migrate/5/'],
  ['plugins/index/index.mdx', '/plugins/index/'],
  ['blog/2020-10-10-webpack-5.0.mdx', '/blog/2020-10-10-webpack-5.0/'],
])('serves %s at %s', (file, url) => {
  expect(fileToUrl(file)).toBe(url);
});

test.each([
  ['/guides/caching/', '/guides/caching/'],
  ['/guides/caching', '/guides/caching/'],
  ['/guides/caching//', '/guides/caching/'],
  ['/guides/caching?from=search', '/guides/caching/'],
  ['/guides/caching#output', '/guides/caching/'],
  ['/guides/caching/?path=/a/#b?c', '/guides/caching/'],
  ['/', '/'],
  ['', '/'],
])('knows %p as %s', (pathname, path) => {
  expect(withTrailingSlash(pathname)).toBe(path);
});

test.each([
  ['/guides/caching/#output', '/guides/caching/', 'output'],
  ['/guides/caching/', '/guides/caching/', ''],
  ['/guides/caching/#', '/guides/caching/', ''],
  ['#output', '', 'output'],
  ['/guides/caching/#a#b', '/guides/caching/', 'a#b'],
])('%s is the page %p and the anchor %p', (url, path, hash) => {
  expect(splitHash(url)).toEqual({ path, hash });
});
