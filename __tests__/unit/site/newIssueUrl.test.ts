import { newIssueUrl } from '../../../src/site/newIssueUrl';

const NEW_ISSUE = 'https://github.com/webpack/webpack.js.org/issues/new';

test('a link opens an issue that has a title', () => {
  expect(newIssueUrl({ title: 'Search finds nothing for “a & b”' })).toBe(
    `${NEW_ISSUE}?title=Search%20finds%20nothing%20for%20%E2%80%9Ca%20%26%20b%E2%80%9D`,
  );
});

test('a link opens an issue that has a text, too', () => {
  const { searchParams } = new URL(
    newIssueUrl({ title: 'Helpful', body: 'Page: /a/\n\n### Why?' }),
  );

  expect(Object.fromEntries(searchParams)).toEqual({
    title: 'Helpful',
    body: 'Page: /a/\n\n### Why?',
  });
});
