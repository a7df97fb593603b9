import { hashRedirect } from '../../../src/site/hashRedirects';

test.each([
  ['#cache', '/configuration/cache/#cache'],
  ['#cachetype', '/configuration/cache/#cachetype'],
  ['#cache-location', '/configuration/cache/#cache-location'],
])('what stood at %s of the other options leads to %s', (hash, url) => {
  expect(hashRedirect({ pathname: '/configuration/other-options/', hash })).toBe(url);
});

test.each([
  ['/configuration/other-options/', ''],
  ['/configuration/other-options/', '#parallelism'],
  ['/configuration/other-options/', '#snapshot-cache'],
  ['/configuration/cache/', '#cache'],
  ['/', '#cache'],
])('%s%s leads nowhere else', (pathname, hash) => {
  expect(hashRedirect({ pathname, hash })).toBeUndefined();
});
