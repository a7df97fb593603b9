import { formatMistake, formatMistakes, type Mistake } from '../../../../src/node/content/issues';

test('a mistake says where it is, what it is and what to type', () => {
  const mistake = {
    file: 'content/guides/caching.mdx',
    line: 3,
    message: 'sort: expected a number, received "first"',
    fix: 'sort: 3 (lower comes first)',
  };

  expect(formatMistake(mistake)).toBe(
    [
      'content/guides/caching.mdx:3',
      '  sort: expected a number, received "first"',
      '  Fix: sort: 3 (lower comes first)',
    ].join('\n'),
  );
});

test('a mistake without a line or a fix says what it knows', () => {
  expect(formatMistake({ file: 'content/data/redirects.yaml', message: 'not readable' })).toBe(
    ['content/data/redirects.yaml', '  not readable'].join('\n'),
  );
});

test('the mistakes of a build are counted and stand in the order of files and lines', () => {
  const mistakes: Mistake[] = [
    { file: 'content/guides/caching.mdx', line: 10, message: 'ten' },
    { file: 'content/guides/caching.mdx', message: 'whole file' },
    { file: 'content/guides/caching.mdx', line: 9, message: 'nine, first' },
    { file: 'content/api/index.mdx', line: 70, message: 'seventy', fix: 'mend it' },
    { file: 'content/guides/caching.mdx', line: 9, message: 'nine, second' },
  ];

  expect(formatMistakes(mistakes)).toBe(
    `5 mistakes in the content

content/api/index.mdx:70
  seventy
  Fix: mend it

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

test('a single mistake is not counted as many', () => {
  expect(formatMistakes([{ file: 'content/index.mdx', message: 'wrong' }])).toBe(
    ['1 mistake in the content', 'content/index.mdx\n  wrong'].join('\n\n'),
  );
});

test('ordering mistakes leaves the list that was handed over as it was', () => {
  const mistakes = Object.freeze([
    { file: 'b', message: 'b' },
    { file: 'a', message: 'a' },
  ]);

  expect(() => formatMistakes(mistakes)).not.toThrow();
});
