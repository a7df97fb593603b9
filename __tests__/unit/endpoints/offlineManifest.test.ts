import { coreFiles, offlineContents, titleIn } from '../../../src/endpoints/offlineManifest';

const built = (path: string, title: string, redirectsTo?: string) => ({
  path,
  title: titleIn(`<title data-react-helmet="true">${title}</title>`),
  redirectsTo,
  digest: 'd',
  size: 1,
  files: [`/content${path}body.00000000.js`],
});

const PAGES = [
  built('/', 'webpack'),
  built('/guides/', 'Guides | webpack'),
  built('/guides/caching/', 'Caching &amp; more | webpack'),
  built('/guides/printable/', 'Combined printable page | webpack'),
  built('/get-started/', 'Moved | webpack', '/guides/#start'),
  built('/404.html', 'Page Not Found | webpack'),
];

const contents = offlineContents({
  release: 'r',
  pages: PAGES,
  core: ['/app-00000000.js', '/offline/manifest.json', '/page-data/index/page-data.json'],
  search: ['/search/index.00000000.json'],
  describe: (url) => ({ size: 5, digest: `of ${url}` }),
});

test('a page has its title as people read it, and its section', () => {
  expect(contents.pages['/guides/caching/']).toMatchObject({
    title: 'Caching & more',
    section: 'guides',
  });
});

test('only pages that one can choose to read are listed', () => {
  const listed = Object.keys(contents.pages).filter((path) => contents.pages[path]?.listed);
  expect(listed).toEqual(['/', '/guides/', '/guides/caching/']);
});

test('the headings of a section come with its first page, once', () => {
  expect(contents.pages['/guides/']?.files).toContain('/navigation/guides.json');
  expect(contents.pages['/guides/caching/']?.files).not.toContain('/navigation/guides.json');
});

test.each([
  '/navigation/guides.json',
  '/content/guides/caching/body.00000000.js',
  '/app-00000000.js',
  '/search/index.00000000.json',
])('%s has its size and its digest', (url) => {
  expect(contents.files[url]).toEqual({ size: 5, digest: `of ${url}` });
});

test('what has its digest elsewhere is not described twice', () => {
  expect(Object.keys(contents.files)).not.toContain('/offline/manifest.json');
  expect(Object.keys(contents.files)).not.toContain('/page-data/index/page-data.json');
});

test('an address that moved is no page: it leads to one', () => {
  expect(contents.redirects).toEqual({ '/get-started/': '/guides/#start' });
  expect(Object.keys(contents.pages)).not.toContain('/get-started/');
});

test('the worker needs all scripts and styles, the shell, the start page and the not-found screen', () => {
  const core = coreFiles({
    precached: ['/app-00000000.js'],
    scripts: ['/app-00000000.js', '/app-00000000.js.map', '/454-00000000.js', '/stats.json'],
    pages: PAGES,
  });
  expect(core).toEqual([
    '/app-00000000.js',
    '/454-00000000.js',
    '/offline-plugin-app-shell-fallback/index.html',
    '/page-data/app-data.json',
    '/offline/manifest.json',
    '/page-data/index/page-data.json',
    '/page-data/404.html/page-data.json',
    '/logo/cube.svg',
    '/content/body.00000000.js',
  ]);
});
