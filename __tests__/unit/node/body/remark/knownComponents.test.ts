import { mistakesIn } from '../../../../support/content';

const ALL = 'Anchor, Badge, Figure, FileTree, Steps, Tab, Tabs, AwesomeList, Install, Run, Term';

test.each([
  [
    'One.\n\n<Tab5>\n\nText\n\n</Tab5>',
    'content/guides/caching.mdx:6\n  <Tab5> does not exist, did you mean <Tab>?\n  Fix: <Tab>',
  ],
  [
    'A <bold>x</bold> <badge>5+</badge> and a <Bage>5+</Bage>.',
    'content/guides/caching.mdx:4\n  <Bage> does not exist, did you mean <Badge>?\n  Fix: <Badge>',
  ],
  [
    '<CodeGroup lang={1} />',
    `content/guides/caching.mdx:4\n  <CodeGroup> does not exist\n  Fix: one of ${ALL}`,
  ],
  [
    '<Tabs.Item />',
    `content/guides/caching.mdx:4\n  <Tabs.Item> does not exist\n  Fix: one of ${ALL}`,
  ],
])('%p is a mistake', async (text, mistake) => {
  expect(await mistakesIn(text)).toEqual([mistake]);
});

test('all unknown components of a page are said at once', async () => {
  expect(await mistakesIn('<One />\n\n<Two>\n\n<Three />\n\n</Two>')).toHaveLength(3);
});

test('every component that is offered can be used', async () => {
  const text = `<Anchor id="a" />

<Badge>5+</Badge>

<Figure caption="b"><svg role="img" aria-label="c" /></Figure>

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

  expect(await mistakesIn(text)).toEqual([]);
});

test('HTML needs no component', async () => {
  expect(await mistakesIn('<kbd>Ctrl</kbd> and <abbr title="a">b</abbr>')).toEqual([]);
});
