import { formatIssue } from '../../../../src/node/content/issues';
import { readFrontmatter } from '../../../../src/node/content/page/readFrontmatter';

const FILE = 'content/guides/caching.mdx';
const KEYS =
  'title, description, sort, group, contributors, related, source, edit, repo, date, authors, teaser, draft';
const NOTHING_ELSE = { contributors: [], related: [], authors: [], draft: false };

const read = (source: string) => readFrontmatter(FILE, source);
const page = (...lines: string[]) => ['---', ...lines, '---', 'Text', ''].join('\n');
const issuesIn = (source: string) => read(source).issues.map(formatIssue);

test('every key of a page is read', () => {
  const source = page(
    'title: "  Caching  "',
    'description: How browsers keep what did not change.',
    'sort: 3.5',
    'group: Advanced',
    'contributors: [sokra, chenxsan]',
    'related:',
    '  - { title: Output, url: /configuration/output/#filename }',
    '  - { title: Predictable long term caching, url: https://medium.com/webpack }',
    'source: https://raw.githubusercontent.com/webpack/css-loader/main/README.md',
    'edit: https://github.com/webpack/css-loader/edit/main/README.md',
    'repo: http://github.com/webpack/css-loader',
    'date: 2020-10-10',
    'authors: [sokra]',
    'teaser: In a sentence.',
    'draft: true',
  );

  expect(issuesIn(source)).toEqual([]);
  expect(read(source).frontmatter).toEqual({
    title: 'Caching',
    description: 'How browsers keep what did not change.',
    sort: 3.5,
    group: 'Advanced',
    contributors: ['sokra', 'chenxsan'],
    related: [
      { title: 'Output', url: '/configuration/output/#filename' },
      { title: 'Predictable long term caching', url: 'https://medium.com/webpack' },
    ],
    source: 'https://raw.githubusercontent.com/webpack/css-loader/main/README.md',
    edit: 'https://github.com/webpack/css-loader/edit/main/README.md',
    repo: 'http://github.com/webpack/css-loader',
    date: '2020-10-10',
    authors: ['sokra'],
    teaser: 'In a sentence.',
    draft: true,
  });
});

test('a title is all that a page needs', () => {
  expect(read(page('title: Caching'))).toEqual({
    frontmatter: { title: 'Caching', ...NOTHING_ELSE },
    body: 'Text\n',
    bodyLine: 4,
    issues: [],
  });
});

test.each([
  ['title: 5', 2, 'title: expected a text, received 5', 'title: Code Splitting'],
  ['title:', 2, 'title: expected a text, received null', 'title: Code Splitting'],
  ['title: "  "', 2, 'title: expected a text, received "  "', 'title: Code Splitting'],
  [
    'title: a\ndescription: [b]',
    3,
    'description: expected a text, received ["b"]',
    'description: Split a bundle so that pages load only what they need.',
  ],
  [
    'title: a\nsort: first',
    3,
    'sort: expected a number, received "first"',
    'sort: 3 (lower comes first)',
  ],
  [
    'title: a\nsort: "3"',
    3,
    'sort: expected a number, received "3"',
    'sort: 3 (lower comes first)',
  ],
  ['title: a\ngroup: 5', 3, 'group: expected a text, received 5', 'group: Plugins'],
  [
    'title: a\ncontributors: sokra',
    3,
    'contributors: expected a list of texts, received "sokra"',
    'contributors: [sokra, chenxsan]',
  ],
  [
    'title: a\ncontributors:\n  - sokra\n  - 5',
    5,
    'contributors[1]: expected a text, received 5',
    'contributors: [sokra, chenxsan]',
  ],
  [
    'title: a\nsource: webpack/css-loader',
    3,
    'source: expected an http(s) url, received "webpack/css-loader"',
    'source: https://raw.githubusercontent.com/webpack/css-loader/main/README.md',
  ],
  [
    'title: a\nedit: javascript:alert(1)',
    3,
    'edit: expected an http(s) url, received "javascript:alert(1)"',
    'edit: https://github.com/webpack/css-loader/edit/main/README.md',
  ],
  [
    'title: a\nrepo: /webpack/',
    3,
    'repo: expected an http(s) url, received "/webpack/"',
    'repo: https://github.com/webpack/css-loader',
  ],
  [
    'title: a\ndate: 10 October 2020',
    3,
    'date: expected a date as YYYY-MM-DD, received "10 October 2020"',
    'date: 2020-10-10',
  ],
  [
    'title: a\ndate: 2020-02-30',
    3,
    'date: expected a date as YYYY-MM-DD, received "2020-02-30"',
    'date: 2020-10-10',
  ],
  [
    'title: a\nauthors: sokra',
    3,
    'authors: expected a list of texts, received "sokra"',
    'authors: [sokra]',
  ],
  [
    'title: a\nteaser: { b: c }',
    3,
    'teaser: expected a text, received {"b":"c"}',
    'teaser: What the release brings, in a sentence or two.',
  ],
  ['title: a\ndraft: yes', 3, 'draft: expected true or false, received "yes"', 'draft: true'],
  [
    'title: a\nrelated: /guides/',
    3,
    'related: expected a list of links, received "/guides/"',
    'related: [{ title: Caching, url: /guides/caching/ }]',
  ],
  ...['javascript:alert(1)', '//example.com/', '/\\example.com/'].map(
    (url): [string, number, string, string] => [
      `title: a\nrelated: [{ title: b, url: '${url}' }]`,
      3,
      `related[0].url: expected an http(s) url, or a path on this site that starts with /, received ${JSON.stringify(url)}`,
      'related: [{ title: Caching, url: /guides/caching/ }]',
    ],
  ),
])('%p is an issue', (frontmatter, line, message, fix) => {
  expect(issuesIn(page(frontmatter))).toEqual([`${FILE}:${line}\n  ${message}\n  Fix: ${fix}`]);
});

test('a description that search results would cut is an issue', () => {
  const fits = 'x'.repeat(200);

  expect(issuesIn(page('title: a', `description: ${fits}`))).toEqual([]);
  expect(issuesIn(page('title: a', `description: ${fits}x`))).toEqual([
    [
      `${FILE}:3`,
      `  description: expected a text of at most 200 characters, received "${fits}x"`,
      '  Fix: description: Split a bundle so that pages load only what they need.',
    ].join('\n'),
  ]);
});

test('a key that does not exist comes with the one that was meant', () => {
  expect(issuesIn(page('title: a', 'contributers: [sokra]'))).toEqual([
    [
      `${FILE}:3`,
      '  contributers: unknown key, did you mean `contributors`?',
      '  Fix: contributors: …',
    ].join('\n'),
  ]);
});

test('a key that is like no other comes with all that exist', () => {
  expect(issuesIn(page('title: a', 'keywords: b'))).toEqual([
    `${FILE}:3\n  keywords: unknown key\n  Fix: one of ${KEYS}`,
  ]);
});

test.each(['constructor', 'toString', '__proto__'])(
  'the key %s, which every object has, is as unknown as any other',
  (key) => {
    expect(issuesIn(page('title: a', `${key}: b`))).toEqual([
      `${FILE}:3\n  ${key}: unknown key\n  Fix: one of ${KEYS}`,
    ]);
  },
);

test('an issue inside a related link says which link and which line', () => {
  const source = page(
    'title: a',
    'related:',
    '  - title: b',
    '    url: https://example.com/',
    '  - title: c',
    '  - url: guides/',
    '    title: ""',
    '  - title: d',
    '    url: //example.com/',
    '    urls: e',
    '  - f',
  );
  const fix = 'related: [{ title: Caching, url: /guides/caching/ }]';
  const anUrl = 'an http(s) url, or a path on this site that starts with /';

  expect(issuesIn(source).sort()).toEqual(
    [
      `${FILE}:11\n  related[3].urls: unknown key, did you mean \`url\`?\n  Fix: url: …`,
      `${FILE}:12\n  related[4]: expected a title and a url, received "f"\n  Fix: ${fix}`,
      `${FILE}:6\n  related[1].url: expected ${anUrl}, received nothing\n  Fix: ${fix}`,
      `${FILE}:7\n  related[2].url: expected ${anUrl}, received "guides/"\n  Fix: ${fix}`,
      `${FILE}:8\n  related[2].title: expected a text, received ""\n  Fix: ${fix}`,
      `${FILE}:10\n  related[3].url: expected ${anUrl}, received "//example.com/"\n  Fix: ${fix}`,
    ].sort(),
  );
});

test('all issues of a page are said at once', () => {
  expect(issuesIn(page('sort: first', 'draft: yes', 'foo: bar'))).toHaveLength(4);
});

test.each([
  ['no frontmatter', 'Text\n'],
  ['an empty frontmatter', '---\n---\nText\n'],
  ['a frontmatter of comments', '---\n# title: Caching\n---\nText\n'],
])('a page with %s misses its title', (_, source) => {
  expect(issuesIn(source)).toEqual([
    `${FILE}:1\n  title: expected a text, received nothing\n  Fix: title: Code Splitting`,
  ]);
});

test('a frontmatter that holds prose is told apart from keys', () => {
  expect(issuesIn(page('This page is about caching.'))).toEqual([
    [
      `${FILE}:1`,
      '  frontmatter: expected lines of `key: value`, received "This page is about caching."',
      '  Fix: title: Code Splitting',
    ].join('\n'),
  ]);
});

test.each([
  ['title: webpack: the guide', 2, 'Nested mappings are not allowed in compact mappings'],
  ['title: a\ndescription: "b', 4, 'Missing closing "quote'],
  ['title: a\ntitle: b', 3, 'Map keys must be unique'],
  ['title: a\n\tsort: 1', 3, 'Tabs are not allowed as indentation'],
  [
    'title: a\ncontributors: [sokra',
    4,
    'Flow sequence in block collection must be sufficiently indented and end with a ]',
  ],
])('YAML that cannot be read is said with its line: %p', (frontmatter, line, message) => {
  expect(issuesIn(page(frontmatter))).toEqual([
    [
      `${FILE}:${line}`,
      `  frontmatter: ${message}`,
      '  Fix: key: value, with quotes around a value that holds a colon or a quote',
    ].join('\n'),
  ]);
});

// In YAML a star at the start of a value names an anchor that stands elsewhere.
test.each(['*Always*', '*Always* cache.'])(
  'a value that starts with a star is an issue with its line: %s',
  (value) => {
    const { issues } = read(page('title: Caching', `description: ${value}`));

    expect(issues).toMatchObject([
      {
        file: FILE,
        line: 3,
        fix: 'key: value, with quotes around a value that holds a colon or a quote',
      },
    ]);
  },
);

test('a frontmatter that is never closed is said as such', () => {
  const issues = read('---\ntitle: Caching\n\nText\n').issues;

  expect(issues).toHaveLength(1);
  expect(issues[0]?.message).toMatch(/^frontmatter: .*---/);
});

test('a page with issues keeps what is right, and a name to show', () => {
  expect(read(page('titel: Caching', 'sort: first', 'group: Advanced')).frontmatter).toEqual({
    title: 'caching',
    group: 'Advanced',
    ...NOTHING_ELSE,
  });
  expect(readFrontmatter('content/guides/index.mdx', 'Text').frontmatter.title).toBe('guides');
});

test('a file with Windows line ends is read as any other', () => {
  const source = '---\r\ntitle: Caching\r\nsort: first\r\n---\r\nText\r\n';

  expect(read(source)).toMatchObject({
    frontmatter: { title: 'Caching' },
    body: 'Text\r\n',
    bodyLine: 5,
    issues: [{ line: 3, message: 'sort: expected a number, received "first"' }],
  });
});

test('a file that an editor began with a byte order mark is read as any other', () => {
  expect(read(`\uFEFF${page('title: Caching')}`)).toMatchObject({
    frontmatter: { title: 'Caching' },
    body: 'Text\n',
    bodyLine: 4,
    issues: [],
  });
});

test.each([
  ['---\ntitle: Caching\n---', '', 3],
  ['---\ntitle: Caching\n---\n', '', 4],
  ['---  \ntitle: Caching\n--- \n\nText', '\nText', 4],
  ['---\ntitle: Caching\n---\n\nAbove\n\n---\n\nBelow\n', '\nAbove\n\n---\n\nBelow\n', 4],
  ['---\ntitle: a --- b\n---\nText', 'Text', 4],
])('of %p the text is %p, from line %p on', (source, body, bodyLine) => {
  expect(read(source)).toMatchObject({ body, bodyLine, issues: [] });
});

test('dashes that only look like a frontmatter are text', () => {
  const source = '----\n\n---\ntitle: Caching\n---\n';

  expect(read(source)).toMatchObject({ body: source, bodyLine: 1 });
});
