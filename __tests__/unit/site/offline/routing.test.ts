import { routeOf } from '../../../../src/site/offline/routing';

const ORIGIN = 'https://webpack.js.org';

const request = (address: string, facts: Partial<Parameters<typeof routeOf>[0]> = {}) => ({
  method: 'GET',
  mode: 'cors',
  destination: '',
  url: new URL(address, ORIGIN),
  ...facts,
});

test.each([
  ['/guides/caching/', { mode: 'navigate' }, 'document'],
  ['/guides/caching/', { method: 'HEAD' }, 'existence'],
  ['/page-data/guides/caching/page-data.json', {}, 'page-data'],
  ['/page-data/app-data.json', {}, 'page-data'],
  ['/content/guides/caching.0a1b2c3d.js', { destination: 'script' }, 'hashed'],
  ['/content/guides/caching.0a1b2c3d.js?attempt=1', { destination: 'script' }, 'hashed'],
  ['/sponsors/total/gold.json', {}, 'data'],
  ['/logo/cube.svg', { destination: 'image' }, 'asset'],
  ['/logo/cube.svg', {}, 'asset'],
  ['/logo/cube.svg', { mode: 'navigate', destination: 'document' }, 'asset'],
  ['/manifest.webmanifest', { destination: 'manifest' }, 'asset'],
  ['https://github.com/sokra.png?size=90', { destination: 'image' }, 'other-image'],
])('%s %o is answered as %s', (address, facts, route) => {
  expect(routeOf(request(address, facts), ORIGIN)).toBe(route);
});

test.each([
  ['https://api.github.com/repos', {}],
  ['https://example.com/frame.html', { mode: 'navigate', destination: 'iframe' }],
  ['https://example.com/app.0a1b2c3d.js', { destination: 'script' }],
  ['/guides/caching/', { method: 'POST' }],
  ['/feed.xml', { mode: 'navigate' }],
  ['/commons.js', { destination: 'script' }],
  ['/socket.io/', {}],
])('%s %o is left to the browser', (address, facts) => {
  expect(routeOf(request(address, facts), ORIGIN)).toBeUndefined();
});
