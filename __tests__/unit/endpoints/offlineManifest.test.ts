import { coreFiles, offlineContents } from '../../../src/endpoints/offlineManifest';

const built = (path: string, title: string, isRedirect = false) => ({
  path,
  html: `<title data-react-helmet="true">${title}</title>`,
  isRedirect,
  digest: 'd',
  size: 1,
  files: [`/content${path}body.00000000.js`],
});

const contents = offlineContents({
  release: 'r',
  pages: [
    built('/', 'webpack'),
    built('/guides/', 'Guides | webpack'),
    built('/guides/caching/', 'Caching &amp; more | webpack'),
    built('/guides/printable/', 'Combined printable page | webpack'),
    built('/get-started/', 'Moved | webpack', true),
    built('/404.html', 'Page Not Found | webpack'),
  ],
  search: ['/search/index.00000000.json'],
  sizeOf: () => 5,
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

test('every file has its size', () => {
  expect(contents.files['/navigation/guides.json']).toBe(5);
  expect(contents.files['/content/guides/caching/body.00000000.js']).toBe(5);
});

test('the worker needs all scripts and styles, the shell, the start page and the not-found screen', () => {
  const core = coreFiles({
    precached: ['/app-00000000.js'],
    scripts: ['/app-00000000.js', '/app-00000000.js.map', '/454-00000000.js', '/stats.json'],
    pages: contents.pages,
  });
  expect(core).toEqual([
    '/app-00000000.js',
    '/454-00000000.js',
    '/offline-plugin-app-shell-fallback/index.html',
    '/page-data/app-data.json',
    '/offline/manifest.json',
    '/page-data/index/page-data.json',
    '/page-data/404.html/page-data.json',
    '/content/body.00000000.js',
  ]);
});
