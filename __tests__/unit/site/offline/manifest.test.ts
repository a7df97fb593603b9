import {
  digestIn,
  isKnownPath,
  pagesOf,
  sizeOf,
  sizeOfPages,
  stepsFor,
  type OfflineManifest,
} from '../../../../src/site/offline/manifest';

const page = (section: 'guides' | 'concepts' | null, name: string, listed = true) => ({
  title: name,
  section,
  listed,
  digest: `data of ${name}`,
  size: 10,
  files: [`/content/${name}.js`],
});

const file = (size: number) => ({ size, digest: `${size}` });

const MANIFEST: OfflineManifest = {
  build: 'b',
  release: 'r',
  pages: {
    '/': page(null, 'home'),
    '/guides/': page('guides', 'guides'),
    '/guides/caching/': page('guides', 'caching'),
    '/guides/printable/': page('guides', 'printable', false),
    '/concepts/': page('concepts', 'concepts'),
  },
  redirects: { '/old/': '/guides/' },
  files: {
    '/content/home.js': file(100),
    '/content/guides.js': file(200),
    '/content/caching.js': file(300),
    '/content/concepts.js': file(400),
  },
  search: [],
};
const NOTHING = { pages: {}, files: [] };
const GUIDES = ['/guides/', '/guides/caching/'];

test('a section has its own pages, everything has all, and neither has printable views', () => {
  expect(pagesOf(MANIFEST, 'guides')).toEqual(GUIDES);
  expect(pagesOf(MANIFEST, 'everything')).toEqual(['/', ...GUIDES, '/concepts/']);
});

test('the size beforehand is that of all data and files', () => {
  expect(sizeOf(stepsFor(MANIFEST, GUIDES, NOTHING))).toBe(200 + 300 + 2 * 10);
});

test('nothing is fetched for what is saved', () => {
  const saved = {
    pages: { '/guides/': 'data of guides' },
    files: ['/content/guides.js', '/content/concepts.js'],
  };
  expect(stepsFor(MANIFEST, GUIDES, saved).map(({ path }) => path)).toEqual(['/guides/caching/']);
});

test('after a release only what changed is fetched', () => {
  const saved = {
    pages: { '/guides/': 'older data', '/guides/caching/': 'data of caching' },
    files: ['/content/guides.js'],
  };
  expect(stepsFor(MANIFEST, GUIDES, saved)).toMatchObject([
    { path: '/guides/', size: 10 },
    { path: '/guides/caching/', size: 300 },
  ]);
});

test('a file that two pages need is counted once', () => {
  const shared = { ...page('guides', 'copy'), files: ['/content/caching.js'] };
  const manifest = { ...MANIFEST, pages: { ...MANIFEST.pages, '/guides/copy/': shared } };
  expect(sizeOf(stepsFor(manifest, ['/guides/caching/', '/guides/copy/'], NOTHING))).toBe(320);
});

test('a page that the release does not have needs no step', () => {
  expect(stepsFor(MANIFEST, ['/gone/'], NOTHING)).toEqual([]);
});

test.each([
  ['/page-data/guides/caching/page-data.json', 'data of caching'],
  ['/page-data/index/page-data.json', 'data of home'],
  ['/content/caching.js', '300'],
  ['/page-data/gone/page-data.json', undefined],
  ['/gone.js', undefined],
])('the digest of %s is %s', (url, digest) => {
  expect(digestIn(MANIFEST, url)).toBe(digest);
});

test('a path is known if there is a page, or was one that moved', () => {
  expect(['/guides/', '/old/', '/never/'].map((path) => isKnownPath(MANIFEST, path))).toEqual([
    true,
    true,
    false,
  ]);
});

test('the size of pages is that of all they need, whatever is saved', () => {
  expect(sizeOfPages(MANIFEST, ['/', '/concepts/'])).toBe(100 + 400 + 2 * 10);
});
