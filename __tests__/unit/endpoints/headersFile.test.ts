import { headersFor, parseHeaderRules } from '../../../scripts/server/headerRules';
import { headersFile } from '../../../src/endpoints/headersFile';

const FILES = [
  'app-ca51b42e369b3214398e.js',
  'styles.e3044ae2dababc95a813.css',
  'sw.js',
  'idb-keyval-3.2.0-iife.min.js',
  'feed.xml',
];
const rules = parseHeaderRules(
  headersFile({ documents: "default-src 'self'", worker: "script-src 'self'" }, FILES),
);
const header = (path: string, name: string) => headersFor(rules, path)[name];

test.each([
  '/app-ca51b42e369b3214398e.js',
  '/styles.e3044ae2dababc95a813.css',
  '/content/guides/caching.c26e4bc4.js',
  '/search/index.c26e4bc4.json',
])('%s is kept for good: its name changes with what it holds', (path) => {
  expect(header(path, 'cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each([
  '/',
  '/guides/caching/',
  '/sw.js',
  '/idb-keyval-3.2.0-iife.min.js',
  '/feed.xml',
  '/page-data/index/page-data.json',
  '/search/manifest.json',
])('%s is asked for anew on each visit', (path) => {
  expect(header(path, 'cache-control')).toBe('no-cache');
});

test('the offline worker has a policy of its own', () => {
  expect(header('/guides/', 'content-security-policy')).toBe("default-src 'self'");
  expect(header('/sw.js', 'content-security-policy')).toBe("script-src 'self'");
});

test('every answer says how it wants to be treated', () => {
  expect(headersFor(rules, '/guides/')).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(header('/guides/', 'permissions-policy')).toContain('camera=()');
});
