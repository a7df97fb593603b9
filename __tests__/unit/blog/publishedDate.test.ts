import { formatIssues } from '../../../src/node/content/issues';
import { readPage } from '../../../src/node/content/page/page';
import { publishedDate } from '../../../src/node/content/page/publishedDate';

test.each([
  ['blog/2020-10-10-webpack-5-release.mdx', undefined, '2020-10-10'],
  ['blog/webpack-5-release.mdx', '2020-10-10', '2020-10-10'],
  ['blog/2020-10-10-webpack-5-release.mdx', '2020-10-10', '2020-10-10'],
  ['blog/2020-10-10-webpack-5-release/index.mdx', undefined, '2020-10-10'],
  ['blog/2020-10-10.mdx', undefined, undefined],
  ['blog/roadmap-2020-10-10-again.mdx', undefined, undefined],
  ['blog/2021-02-29-a-day-too-far.mdx', undefined, undefined],
])('%s with the date %p is of %p', (path, date, expected) => {
  expect(publishedDate({ path, date })).toBe(expected);
});

const issuesIn = (path: string, frontmatter: string) => {
  const { issues } = readPage(path, `---\ntitle: A post\n${frontmatter}---\n\nText.\n`);
  return issues.length === 0 ? '' : formatIssues(issues);
};

test.each([
  ['blog/2020-10-10-a-post.mdx', ''],
  ['blog/2020-10-10-a-post.mdx', 'date: 2020-10-10\n'],
  ['blog/a-post.mdx', 'date: 2020-10-10\n'],
  ['blog/index.mdx', ''],
  ['guides/caching.mdx', ''],
])('%s with %p has the date that it needs', (path, frontmatter) => {
  expect(issuesIn(path, frontmatter)).toBe('');
});

test('a post whose two dates disagree is an issue', () => {
  expect(issuesIn('blog/2020-10-10-a-post.mdx', 'date: 2020-10-11\n')).toBe(
    `1 issue in the content

content/blog/2020-10-10-a-post.mdx:3
  date: expected the day in the file's name, received "2020-10-11"
  Fix: date: 2020-10-10`,
  );
});

test('a post without a date is an issue', () => {
  expect(issuesIn('blog/a-post.mdx', '')).toBe(
    `1 issue in the content

content/blog/a-post.mdx:1
  date: expected a date as YYYY-MM-DD, here or in front of the file name
  Fix: date: 2020-10-10`,
  );
});

test('a file name with a day that does not exist is an issue', () => {
  expect(issuesIn('blog/2021-02-29-a-post.mdx', 'date: 2021-02-28\n')).toBe(
    `1 issue in the content

content/blog/2021-02-29-a-post.mdx
  file name: expected a day that exists, received "2021-02-29"
  Fix: a name like 2020-10-10-webpack-5-release.mdx`,
  );
});

test('a date that is none is said once', () => {
  expect(issuesIn('blog/a-post.mdx', 'date: yesterday\n')).toBe(
    `1 issue in the content

content/blog/a-post.mdx:3
  date: expected a date as YYYY-MM-DD, received "yesterday"
  Fix: date: 2020-10-10`,
  );
});
