import { compile, issuesIn } from '../../../../support/content';

const ALL =
  'Anchor, Badge, Figure, FileTree, Releases, Steps, Tab, Tabs, AwesomeList, Flags, Install, Options, Release, Run, Term';

test.each([
  [
    'One.\n\n<Tab5>\n\nText\n\n</Tab5>',
    'content/guides/caching.mdx:6\n  <Tab5> does not exist, did you mean <Tab>?\n  Fix: <Tab>',
  ],
  [
    'A <b>x</b> and a <Bage>5+</Bage>.',
    'content/guides/caching.mdx:4\n  <Bage> does not exist, did you mean <Badge>?\n  Fix: <Badge>',
  ],
  [
    '<CodeGroup lang="1" />',
    `content/guides/caching.mdx:4\n  <CodeGroup> does not exist\n  Fix: one of ${ALL}`,
  ],
  [
    '<Tabs.Item />',
    `content/guides/caching.mdx:4\n  <Tabs.Item> does not exist\n  Fix: one of ${ALL}`,
  ],
])('%p is an issue', async (text, issue) => {
  expect(await issuesIn(text)).toEqual([issue]);
});

test('all unknown components of a page are said at once', async () => {
  expect(await issuesIn('<One />\n\n<Two>\n\n<Three />\n\n</Two>')).toHaveLength(3);
});

test('every component that is offered can be used', async () => {
  const text = `<Anchor id="a" />

<Badge>5+</Badge>

<Figure caption="b"><svg role="img" aria-label="c"><path /></svg></Figure>

<FileTree>

- a.js

</FileTree>

<Steps>

1. One

</Steps>

<Tabs>
<Tab title="d">

Text

</Tab>
</Tabs>

<Install packages="webpack" />

<Run command="webpack" />

A <Term>chunk</Term>.
`;

  expect(await issuesIn(text)).toEqual([]);
});

test('HTML needs no component', async () => {
  expect(await issuesIn('<kbd>Ctrl</kbd> and <abbr title="a">b</abbr>')).toEqual([]);
});

test.each([
  '<script src="https://example.com/a.js"></script>',
  '<script>alert(1)</script>',
  '<base href="https://example.com/" />',
  '<meta http-equiv="refresh" content="0" />',
  '<link rel="stylesheet" href="https://example.com/a.css" />',
  '<style>p</style>',
  '<iframe src="/vote/" />',
  '<object data="/a.svg" />',
  '<form action="https://example.com/"><input /></form>',
  '<svg><foreignObject /></svg>',
  '<svg><animate attributeName="href" /></svg>',
  '<svg:script />',
  '<my-element />',
])('%s cannot stand on a page', async (text) => {
  const issues = await issuesIn(text);

  expect(issues[0]).toMatch(/^content\/guides\/caching\.mdx:4\n.* cannot stand on a page/);
});

test.each([
  ['<p onclick="alert(1)">a</p>', 'onclick'],
  ['<p style="position: fixed">a</p>', 'style'],
  ['<p dangerouslySetInnerHTML="a" />', 'dangerouslySetInnerHTML'],
  ['<img src="/a.svg" alt="" srcSet="https://example.com/a.png 2x" />', 'srcSet'],
  ['<svg><use href="https://example.com/a.svg#b" /></svg>', 'href'],
  ['<svg><path fill="url(https://example.com/a.svg#b)" /></svg>', 'fill'],
  ['<svg><a xlinkHref="javascript:alert(1)">b</a></svg>', 'xlinkHref'],
  ['<q cite="https://example.com/">a</q>', 'cite'],
])('the attribute of %s is an issue, and left out', async (text, name) => {
  const { issues, html } = await compile(text);

  expect(issues).toHaveLength(1);
  expect(issues[0]?.message).toContain(` ${name} `);
  expect(html.toLowerCase()).not.toContain(`${name.toLowerCase()}=`);
});

test('a drawing may refer to its own parts', async () => {
  const text = `<svg>
  <defs><marker id="arrow"><path d="M0 0" /></marker></defs>
  <path markerEnd="url(#arrow)" d="M0 0" /><use href="#arrow" />
</svg>`;

  expect(await issuesIn(text)).toEqual([]);
});
