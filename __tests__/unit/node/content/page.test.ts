import { readPage } from '../../../../src/node/content/page/page';

const source = (frontmatter: string) => `---\n${frontmatter}\n---\n\nText with an “é”.\n`;

test('a file says where its page stands on the site', () => {
  const { page } = readPage('guides/caching.mdx', source('title: Caching\nsort: 3'));

  expect(page).toMatchObject({
    path: 'guides/caching.mdx',
    name: 'caching',
    extension: '.mdx',
    url: '/guides/caching/',
    section: 'guides',
    title: 'Caching',
    sort: 3,
    contributors: [],
    related: [],
  });
});

test('the size of a page is that of its file in bytes', () => {
  const text = source('title: Caching');

  expect(readPage('guides/caching.mdx', text).page.size).toBe(
    new TextEncoder().encode(text).length,
  );
});

test('the text starts below the frontmatter and knows its line', () => {
  const { page } = readPage('guides/caching.mdx', source('title: Caching'));

  expect(page).toMatchObject({ body: '\nText with an “é”.\n', bodyLine: 4 });
});

test.each([
  ['guides/index.mdx', 'title: Guides', -1],
  ['guides/index.mdx', 'title: Guides\nsort: 4', 4],
  ['guides/caching.mdx', 'title: Caching', 0],
  ['guides/caching.mdx', 'title: Caching\nsort: 0', 0],
])('%s with %p sorts at %p', (path, frontmatter, sort) => {
  expect(readPage(path, source(frontmatter)).page.sort).toBe(sort);
});

test('a top-level page belongs to no section', () => {
  expect(readPage('glossary.mdx', source('title: Glossary')).page).toMatchObject({
    section: undefined,
    url: '/glossary/',
  });
});

test('an issue names the file from the root of the repository', () => {
  const { issues } = readPage('guides/caching.mdx', source('title: [Caching]'));

  expect(issues.map(({ file }) => file)).toEqual(['content/guides/caching.mdx']);
});
