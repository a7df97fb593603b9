import { printableUrl, SECTIONS, sectionOf, sectionUrl } from '../../../src/site/sections';

test.each([
  ['guides/caching.mdx', 'guides'],
  ['guides/index.mdx', 'guides'],
  ['/guides/', 'guides'],
  ['/plugins/banner-plugin/', 'plugins'],
  ['/blog/2020-10-10-webpack-5-release/', 'blog'],
])('%s belongs to %s', (path, section) => {
  expect(sectionOf(path)?.name).toBe(section);
});

test.each(['/', 'glossary.mdx', '/glossary/', 'guides.mdx', '/guideshelf/caching/', ''])(
  '%p belongs to no section',
  (path) => {
    expect(sectionOf(path)).toBeUndefined();
  },
);

test('every section but the blog and the tools can be printed', () => {
  const printable = SECTIONS.filter((section) => section.printable).map(({ name }) => name);

  expect(printable.sort()).toEqual([
    'api',
    'concepts',
    'configuration',
    'contribute',
    'errors',
    'guides',
    'loaders',
    'migrate',
    'plugins',
  ]);
});

test('a section has an address, and its printable view one below it', () => {
  expect(sectionUrl('guides')).toBe('/guides/');
  expect(printableUrl('guides')).toBe('/guides/printable/');
});
