import {
  bodiesIn,
  isHashed,
  isPagePath,
  pageDataUrl,
  pageOfData,
  pagePath,
  picturesIn,
  releaseIn,
} from '../../../../src/site/offline/addresses';

test.each([
  ['/', '/page-data/index/page-data.json'],
  ['/guides/caching/', '/page-data/guides/caching/page-data.json'],
  ['/404.html', '/page-data/404.html/page-data.json'],
])('the data of %s stands at %s, and leads back', (path, url) => {
  expect(pageDataUrl(path)).toBe(url);
  expect(pageOfData(url)).toBe(path);
});

test.each(['/page-data/app-data.json', '/navigation/guides.json'])(
  '%s is not the data of a page',
  (url) => {
    expect(pageOfData(url)).toBeUndefined();
  },
);

test.each([
  ['/app-51a54a19e3d0cf8b04d2.js', true],
  ['/styles.e3044ae2dababc95a813.css', true],
  ['/content/guides/caching.0a1b2c3d.js', true],
  ['/sw.js', false],
  ['/logo/cube-dark.svg', false],
  ['/blog/2020-10-10-webpack-5-release/', false],
])('%s never changes: %s', (url, expected) => {
  expect(isHashed(url)).toBe(expected);
});

test.each([
  ['/guides/caching', true],
  ['/plugins/mini-css-extract-plugin/', true],
  ['/feed.xml', false],
])('%s is a page: %s', (pathname, expected) => {
  expect(isPagePath(pathname)).toBe(expected);
});

test('an address is the same page however it is written', () => {
  expect(pagePath('/guides/tree%2Dshaking')).toBe('/guides/tree-shaking/');
});

test('the texts and pictures of a page are found once each', () => {
  const data = '{"chunk":"/content/a.00000000.js","again":"/content/a.00000000.js"}';
  expect(bodiesIn(data)).toEqual(['/content/a.00000000.js']);

  const body = String.raw`export default "<img src=\"/logo/cube.svg\"><img src=\"https://a.b/c.png\"><img src=\"//a.b/d.png\">";`;
  expect(picturesIn(body)).toEqual(['/logo/cube.svg']);
});

test('a built document names its release, and a document of another making has none', () => {
  expect(releaseIn('<script>window.___webpackCompilationHash="abc";</script>')).toBe('abc');
  expect(releaseIn('<script src="/commons.js"></script>')).toBeUndefined();
});
