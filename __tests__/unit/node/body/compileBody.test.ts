import { compileBody } from '../../../../src/node/body/compileBody';
import { compile, htmlOf, issuesIn, uncoloured } from '../../../support/content';

const FIX = 'in prose, write `{` and `<` inside code marks; close every tag that you open';

test('a text becomes HTML, and what others need to know of it', async () => {
  const text = `Text with a [link](#setup).

## Setup

<Anchor id="old" />Done with <Term>chunk</Term>.
`;

  expect(await compile(text)).toEqual({
    html: expect.stringContaining('<p>Text with a <a href="#setup">link</a>.</p>') as string,
    markdown:
      'Text with a [link](https://site.invalid/guides/caching/#setup).\n\n## Setup\n\nDone with chunk.\n',
    anchors: [{ title: 'Setup', id: 'setup', level: 2 }],
    passages: [
      { anchor: '', text: 'Text with a link.', names: [], samples: [], rows: [], messages: [] },
      { anchor: 'setup', text: 'Done with chunk.', names: [], samples: [], rows: [], messages: [] },
    ],
    ids: ['setup', 'old'],
    links: [{ url: '#setup', line: 4 }],
    pictures: [],
    terms: [{ word: 'chunk', line: 8 }],
    issues: [],
  });
});

test('an empty text is an empty body', async () => {
  expect(await compile('')).toEqual({
    html: '',
    markdown: '',
    anchors: [],
    passages: [{ anchor: '', text: '', names: [], samples: [], rows: [], messages: [] }],
    ids: [],
    links: [],
    pictures: [],
    terms: [],
    issues: [],
  });
});

test('equal input gives an equal body', async () => {
  const text = '## A\n\n<Term>chunk</Term>\n\n```js\nb\n```\n';

  expect(await compile(text)).toEqual(await compile(text));
});

test.each([
  ['~~gone~~', '<p><del>gone</del></p>'],
  ['https://example.com', '<p><a href="https://example.com">https://example.com</a></p>'],
  ['a “b” – c…', '<p>a “b” – c…</p>'],
  ['{/* only for authors */}\nText', '\n<p>Text</p>'],
  ['1 \\< 2 and \\{a}', '<p>1 &lt; 2 and {a}</p>'],
])('%p reads %p', async (text, html) => {
  expect(await htmlOf(text)).toBe(html);
});

test.each([
  [
    'One.\n\nA { b.\n',
    6,
    'Unexpected end of file in expression, expected a corresponding closing brace for `{`',
  ],
  [
    'One.\n\nAn Array<string> b.',
    6,
    'Expected a closing tag for `<string>` (6:9-6:17) before the end of `paragraph`',
  ],
  ['One.\n\n<Steps>\n\nText\n', 6, 'Expected a closing tag for `<Steps>` (6:1-6:8)'],
  [
    'One.\n\nTwo.\n\n</Steps>\n',
    8,
    'Unexpected closing slash `/` in tag, expected an open tag first',
  ],
  [
    '1 <2',
    4,
    'Unexpected character `2` (U+0032) before name, expected a character that can start a name, such as a letter, `$`, or `_`',
  ],
])('MDX that cannot be read is said with its line: %p', async (text, line, message) => {
  expect(await issuesIn(text)).toEqual([
    `content/guides/caching.mdx:${line}\n  MDX: ${message}\n  Fix: ${FIX}`,
  ]);
});

test('a page that cannot be read still is a body', async () => {
  expect(await compile('A { b')).toMatchObject({
    html: '',
    markdown: '',
    anchors: [],
    ids: [],
    links: [],
    terms: [],
  });
});

test('what was found before a failure is said, too', async () => {
  const issues = await issuesIn('# One\n\n<br>a</br>\n');

  expect(issues).toHaveLength(2);
});

test('lines are those of the file, however long its frontmatter is', async () => {
  const body = await compileBody(
    {
      path: 'guides/caching.mdx',
      text: '# One\n\n[a](/b/)\n\n<Term>c</Term> d\n\n</Steps>\n',
      firstLine: 40,
      referencedData: { toCome: [], definitions: {}, awesome: {}, files: {} },
    },
    uncoloured,
  );
  const read = await compileBody(
    {
      path: 'guides/caching.mdx',
      text: '# One\n\n[a](/b/)\n\n<Term>c</Term> d\n',
      firstLine: 40,
      referencedData: { toCome: [], definitions: {}, awesome: {}, files: {} },
    },
    uncoloured,
  );

  expect(body.issues.map(({ line }) => line)).toEqual([46]);
  expect(read.issues.map(({ line }) => line)).toEqual([40]);
  expect(read.links).toEqual([{ url: '/b/', line: 42 }]);
  expect(read.terms).toEqual([{ word: 'c', line: 44 }]);
});

test('a file with Windows line ends has the same lines', async () => {
  const text = '# One\n\n## Two [#a]\n\n[b](/c/)\n\n<Term>c</Term> d\n\n## Three [#a]\n';
  const windows = await compile(text.replaceAll('\n', '\r\n'));
  const { anchors, ids, links, terms, issues } = await compile(text);

  expect(windows).toMatchObject({ anchors, ids, links, terms, issues });
});
