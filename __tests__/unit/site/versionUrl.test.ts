import { VERSIONS } from '../../../src/site/site';
import { versionUrl } from '../../../src/site/versionUrl';

const [five, four] = VERSIONS;

test.each([
  ['/guides/caching/', '/guides/caching/'],
  ['/guides/caching', '/guides/caching/'],
  ['/guides/printable/', '/guides/printable/'],
  ['/blog/', '/'],
  ['/blog/2020-10-10-webpack-5-release/', '/'],
  ['/guides/asset-modules/', '/guides/'],
  ['/configuration/experiments/', '/configuration/'],
])('%s is at %s in the documentation of webpack 4', (path, target) => {
  expect(versionUrl(four, path)).toBe(`https://v4.webpack.js.org${target}`);
});

test('webpack 5 has every page', () => {
  expect(versionUrl(five, '/blog/')).toBe('https://webpack.js.org/blog/');
});
