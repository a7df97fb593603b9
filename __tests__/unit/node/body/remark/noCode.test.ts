import { compile, htmlOf, issuesIn } from '../../../../support/content';

const FILE = 'content/guides/caching.mdx';

test.each([
  [
    'One.\n\nThe key is {process.env.ALGOLIA_WRITE_KEY}.',
    `${FILE}:6
  {process.env.ALGOLIA_WRITE_KEY} is code, which a page cannot run
  Fix: in prose, write \`{\` inside code marks; otherwise, the text itself`,
  ],
  [
    '{(() => {\n  for (;;) {}\n})()}',
    `${FILE}:4
  {(() => { … is code, which a page cannot run
  Fix: in prose, write \`{\` inside code marks; otherwise, the text itself`,
  ],
  [
    '/* a */ {/* b */ one /* c */}',
    `${FILE}:4
  {/* b */ one /* c */} is code, which a page cannot run
  Fix: in prose, write \`{\` inside code marks; otherwise, the text itself`,
  ],
  [
    '\nimport fs from "node:fs"\n',
    `${FILE}:5
  \`import\` is code, which a page cannot run
  Fix: remove the line: every component can be used without an import`,
  ],
  [
    'export const a = 1',
    `${FILE}:4
  \`export\` is code, which a page cannot run
  Fix: remove the line, or begin the sentence with another word`,
  ],
  [
    'import your styles first.',
    `${FILE}:4
  MDX: Could not parse import/exports with acorn
  Fix: begin the line with another word than \`import\` or \`export\`, or put it inside code marks`,
  ],
  [
    '<img src="/a.svg" alt="" width={48} />',
    `${FILE}:4
  <img>: width={48} is code, which a page cannot run
  Fix: width="48"`,
  ],
  [
    '<Install packages="webpack" dev={true} />',
    `${FILE}:4
  <Install>: dev={true} is code, which a page cannot run
  Fix: dev`,
  ],
  [
    'A <Badge kind={kind}>5+</Badge>.',
    `${FILE}:4
  <Badge>: kind={kind} is code, which a page cannot run
  Fix: kind="…"`,
  ],
  [
    '<Figure {...props} />',
    `${FILE}:4
  <Figure>: {...props} is code, which a page cannot run
  Fix: each attribute by its name, as in title="…"`,
  ],
])('%p is an issue', async (text, issue) => {
  expect(await issuesIn(text)).toEqual([issue]);
});

test('what would be code is shown as it is written, and runs neither in develop', async () => {
  process.env['NO_CODE_TEST'] = 'secret';
  const html = await htmlOf('A {process.env.NO_CODE_TEST}.\n\n{process.exit(1)}');
  delete process.env['NO_CODE_TEST'];

  expect(html).toBe('<p>A {process.env.NO_CODE_TEST}.</p>\n<p>{process.exit(1)}</p>');
});

test('all code of a page is reported at once, with the rest of its issues', async () => {
  const { issues } = await compile('# One\n\n{a}\n\nexport const b = 1\n\n<Badge kind={c} />\n');

  expect(issues.map(({ line }) => line)).toEqual([6, 8, 10, 4]);
});

test.each([
  '{/* only for authors */}',
  'A {/* word */} more.',
  '{}',
  '`{code}`',
  '```js\n{a}\n```',
])('%p is no code that would run', async (text) => {
  expect(await issuesIn(text)).toEqual([]);
});
