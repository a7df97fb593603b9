import { fileHistories } from '../../../../../src/node/content/history/fileHistories';

const LOG = `commit ccc 2024-03-01T10:00:00+01:00 Correct the example

M	content/guides/caching.mdx
M	__tests__/caching.test.ts
M	package.json

commit bbb 2024-02-01T10:00:00Z Explain hashes

M	content/guides/caching.mdx
A	content/guides/a file, with spaces.mdx

commit aaa 2024-01-01T10:00:00Z Write the first pages

A	content/guides/caching.mdx
A	content/api/cli.mdx
A	src/cli.ts
`;

const subjectsIn = (log: string, shallow: string[] = []) =>
  Object.fromEntries(
    [...fileHistories(log, new Set(shallow))]
      .filter(([file]) => file.startsWith('content/'))
      .map(([file, commits]) => [file, commits.map(({ subject }) => subject)]),
  );

test('a file has the commits that changed it, the newest first', () => {
  expect(subjectsIn(LOG)).toEqual({
    'content/guides/caching.mdx': [
      'Correct the example',
      'Explain hashes',
      'Write the first pages',
    ],
    'content/guides/a file, with spaces.mdx': ['Explain hashes'],
    'content/api/cli.mdx': ['Write the first pages'],
  });
});

test('a commit says when it was made, and how many pages and files of code it changed', () => {
  expect(fileHistories(LOG, new Set()).get('content/guides/caching.mdx')).toEqual([
    {
      hash: 'ccc',
      date: '2024-03-01T10:00:00+01:00',
      subject: 'Correct the example',
      pages: 1,
      code: 1,
    },
    { hash: 'bbb', date: '2024-02-01T10:00:00Z', subject: 'Explain hashes', pages: 2, code: 0 },
    {
      hash: 'aaa',
      date: '2024-01-01T10:00:00Z',
      subject: 'Write the first pages',
      pages: 2,
      code: 1,
    },
  ]);
});

test('the oldest commit of a shallow clone, which seems to add every file, is left out', () => {
  expect(subjectsIn(LOG, ['aaa'])).toEqual({
    'content/guides/caching.mdx': ['Correct the example', 'Explain hashes'],
    'content/guides/a file, with spaces.mdx': ['Explain hashes'],
  });
});

test('the history of a file ends where the clone may lack commits', () => {
  const log = `commit bbb 2024-02-01T10:00:00Z Graft

A	content/api/cli.mdx

commit aaa 2024-01-01T10:00:00Z Another root

A	content/api/cli.mdx
`;

  expect(subjectsIn(log, ['bbb'])).toEqual({});
});

test('a merge without files of its own changes nothing', () => {
  const log = `commit ddd 2024-04-01T10:00:00Z Merge branch 'main'
commit ccc 2024-03-01T10:00:00Z

M	content/api/cli.mdx
`;

  expect(subjectsIn(log)).toEqual({ 'content/api/cli.mdx': [''] });
});

test('a file that was renamed has the commits of its earlier names', () => {
  const log = `commit ddd 2024-04-01T10:00:00Z Correct it

M	content/guides/new.mdx

commit ccc 2024-03-01T10:00:00Z Rename it again

R100	content/guides/middle.mdx	content/guides/new.mdx

commit bbb 2024-02-01T10:00:00Z Rename it

R090	content/guides/old.mdx	content/guides/middle.mdx

commit aaa 2024-01-01T10:00:00Z Write it

A	content/guides/old.mdx
`;

  expect(subjectsIn(log)).toEqual({
    'content/guides/new.mdx': ['Correct it', 'Rename it again', 'Rename it', 'Write it'],
  });
});

test('a subject that looks like the line of a commit stays a subject', () => {
  const log = `commit aaa 2024-01-01T10:00:00Z commit bbb 2024-02-01 as it is

M	content/api/cli.mdx
`;

  expect(subjectsIn(log)).toEqual({ 'content/api/cli.mdx': ['commit bbb 2024-02-01 as it is'] });
});

test('without a history there are no commits', () => {
  expect(subjectsIn('')).toEqual({});
});
