import { lastChanges } from '../../../../../src/node/content/history/lastChanges';

const LOG = `commit ccc 2024-03-01T10:00:00+01:00

content/guides/caching.mdx

commit bbb 2024-02-01T10:00:00Z

content/guides/caching.mdx
content/guides/a file, with spaces.mdx

commit aaa 2024-01-01T10:00:00Z

content/guides/caching.mdx
content/api/cli.mdx
`;

const changesIn = (log: string, shallow: string[] = []) =>
  Object.fromEntries(lastChanges(log, new Set(shallow)));

test('a file has the date of the last commit that changed it', () => {
  expect(changesIn(LOG)).toEqual({
    'content/guides/caching.mdx': '2024-03-01T10:00:00+01:00',
    'content/guides/a file, with spaces.mdx': '2024-02-01T10:00:00Z',
    'content/api/cli.mdx': '2024-01-01T10:00:00Z',
  });
});

test('what the oldest commit of a shallow clone says is left out', () => {
  expect(changesIn(LOG, ['aaa'])).toEqual({
    'content/guides/caching.mdx': '2024-03-01T10:00:00+01:00',
    'content/guides/a file, with spaces.mdx': '2024-02-01T10:00:00Z',
  });
});

test('a file whose last change may be older than the clone has no date', () => {
  const log = `commit bbb 2024-02-01T10:00:00Z

content/api/cli.mdx

commit aaa 2024-01-01T10:00:00Z

content/api/cli.mdx
`;

  expect(changesIn(log, ['bbb'])).toEqual({});
});

test('a merge without files of its own dates nothing', () => {
  const log = `commit ddd 2024-04-01T10:00:00Z
commit ccc 2024-03-01T10:00:00Z

content/api/cli.mdx
`;

  expect(changesIn(log)).toEqual({ 'content/api/cli.mdx': '2024-03-01T10:00:00Z' });
});

test('without a history there are no dates', () => {
  expect(changesIn('')).toEqual({});
});
