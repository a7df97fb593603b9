import { readPage } from '../../../../src/node/content/page/page';
import { inPageOrder, neighbours } from '../../../../src/node/content/siblings';

const node = (path: string, frontmatter: string) => ({
  id: path,
  page: readPage(path, `---\n${frontmatter}\n---\n`).page,
});

const caching = node('guides/caching.mdx', 'title: Caching\nsort: 2');
const guides = node('guides/index.mdx', 'title: Guides');
const csp = node('guides/csp.mdx', 'title: CSP\nsort: 1');

test('nodes stand in page order, and the list handed over stays as it was', () => {
  const nodes = Object.freeze([caching, guides, csp]);

  expect(inPageOrder(nodes)).toEqual([guides, csp, caching]);
});

test.each([
  ['the first page', guides, null, csp],
  ['a page in between', csp, guides, caching],
  ['the last page', caching, csp, null],
])('%s has its neighbours', (_, page, previous, next) => {
  expect(neighbours([guides, csp, caching], page)).toEqual({ previous, next });
});

test('a page that is not among the siblings has no neighbours', () => {
  expect(neighbours([guides, csp], caching)).toEqual({ previous: null, next: null });
});
