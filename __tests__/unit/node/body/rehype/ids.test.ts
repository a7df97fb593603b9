import { compile, issuesIn } from '../../../../support/content';

test('every id of a page is known, whatever carries it', async () => {
  const text = `## Setup

<Anchor id="install" />

A <span id="inline">word</span> and a note.[^1]

<Figure>
  <svg><marker id="arrow" /></svg>
</Figure>

[^1]: Note.
`;

  expect((await compile(text)).ids).toEqual([
    'setup',
    'install',
    'inline',
    'user-content-fnref-1',
    'arrow',
    'footnote-label',
    'user-content-fn-1',
  ]);
});

test.each([
  ['two headings', '## One [#a]\n\n## Two [#a]', 6],
  ['an explicit id and a later heading', '## One [#two]\n\n## Two', 6],
  ['a heading and an anchor', '## Two\n\n<Anchor id="two" />', 6],
  ['two drawings', '<svg id="arrow" />\n\n<svg id="arrow" />', 6],
])('an id that %s share is an issue', async (_, text, line) => {
  const [issue, ...others] = await issuesIn(text);

  expect(others).toEqual([]);
  expect(issue).toMatch(
    new RegExp(
      `^content/guides/caching\\.mdx:${line}\\n {2}the id \`\\w+\` stands twice\\n {2}Fix: \\[#another-id\\]$`,
    ),
  );
});
