import { formatIssue, formatIssues, type Issue } from '../../../../src/node/content/issues';

test('an issue says where it is, what it is and what to type', () => {
  const issue = {
    file: 'content/guides/caching.mdx',
    line: 3,
    message: 'sort: expected a number, received "first"',
    fix: 'sort: 3 (lower comes first)',
  };

  expect(formatIssue(issue)).toBe(
    [
      'content/guides/caching.mdx:3',
      '  sort: expected a number, received "first"',
      '  Fix: sort: 3 (lower comes first)',
    ].join('\n'),
  );
});

test('an issue without a line or a fix says what it knows', () => {
  expect(formatIssue({ file: 'content/data/redirects.yaml', message: 'not readable' })).toBe(
    ['content/data/redirects.yaml', '  not readable'].join('\n'),
  );
});

test('the issues of a build are counted and stand in the order of files and lines', () => {
  const issues: Issue[] = [
    { file: 'content/guides/caching.mdx', line: 10, message: 'ten' },
    { file: 'content/guides/caching.mdx', message: 'whole file' },
    { file: 'content/guides/caching.mdx', line: 9, message: 'nine, first' },
    { file: 'content/api/index.mdx', line: 70, message: 'seventy', fix: 'correct it' },
    { file: 'content/guides/caching.mdx', line: 9, message: 'nine, second' },
  ];

  expect(formatIssues(issues)).toBe(
    `5 issues in the content

content/api/index.mdx:70
  seventy
  Fix: correct it

content/guides/caching.mdx
  whole file

content/guides/caching.mdx:9
  nine, first

content/guides/caching.mdx:9
  nine, second

content/guides/caching.mdx:10
  ten`,
  );
});

test('a single issue is not counted as many', () => {
  expect(formatIssues([{ file: 'content/index.mdx', message: 'wrong' }])).toBe(
    ['1 issue in the content', 'content/index.mdx\n  wrong'].join('\n\n'),
  );
});

test('ordering issues leaves the list that was handed over as it was', () => {
  const issues = Object.freeze([
    { file: 'b', message: 'b' },
    { file: 'a', message: 'a' },
  ]);

  expect(() => formatIssues(issues)).not.toThrow();
});
