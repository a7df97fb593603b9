import { readPage } from '../../../src/node/content/page/page';
import { inPageOrder, neighbours } from '../../../src/node/content/siblings';

const node = (path: string, frontmatter = '') => ({
  id: path,
  page: readPage(path, `---\ntitle: ${path}\n${frontmatter}---\n`).page,
});

const index = node('blog/index.mdx');
const release = node('blog/2020-10-10-webpack-5-release.mdx', 'sort: -202010100\n');
const roadmap = node('blog/2020-12-08-roadmap-2021.mdx', 'sort: -202012080\n');
const unsorted = node('blog/2026-05-01-webpack-6.mdx');
const blog = [release, unsorted, index, roadmap];
const ids = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id);

test('posts are listed newest first, after the page that lists them', () => {
  expect(ids(inPageOrder(blog))).toEqual(ids([index, unsorted, roadmap, release]));
});

test.each([
  [release, null, roadmap],
  [roadmap, release, unsorted],
  [unsorted, roadmap, null],
])('the post before $id is the older one', (post, previous, next) => {
  expect(neighbours(inPageOrder(blog), post)).toEqual({ previous, next });
});

test('the list of posts comes before the newest', () => {
  expect(neighbours(inPageOrder(blog), index)).toEqual({ previous: null, next: unsorted });
});
