import { compile, htmlOf, issuesIn } from '../../../../support/content';

const anchorsOf = async (text: string) => (await compile(text)).anchors;

test.each([
  ['## First steps', 'First steps', 'first-steps'],
  ['## `optimization.splitChunks`', 'optimization.splitChunks', 'optimizationsplitchunks'],
  ['## What’s new in 5.0?', 'What’s new in 5.0?', 'whats-new-in-50'],
  ['## *Fast* [builds](/guides/)', 'Fast builds', 'fast-builds'],
  ['## node:path', 'node:path', 'nodepath'],
  ['## Größe', 'Größe', 'größe'],
  ['## A better name [#the-old-id]', 'A better name', 'the-old-id'],
  ['## `output.filename` [#outputFilename]', 'output.filename', 'outputFilename'],
  ['## Persistent cache <Badge>webpack 5+</Badge>', 'Persistent cache', 'persistent-cache'],
  ['## Persistent cache <Badge kind="experimental" />', 'Persistent cache', 'persistent-cache'],
  ['## Cache <Badge>5+</Badge> [#old]', 'Cache', 'old'],
  ['## Cache [#old] <Badge>5+</Badge>', 'Cache', 'old'],
  ['## Array[#index] access', 'Array[#index] access', 'arrayindex-access'],
  ['## See [#5] `code`', 'See [#5] code', 'see-5-code'],
])('the heading %p is called %p and found at #%s', async (text, title, id) => {
  expect(await anchorsOf(text)).toEqual([{ title, id, level: 2 }]);
});

test('headings of one name get ids of their own', async () => {
  const anchors = await anchorsOf('## Usage\n\n### Usage\n\n## Usage [#more]\n\n## Usage');

  expect(anchors.map(({ id }) => id)).toEqual(['usage', 'usage-1', 'more', 'usage-2']);
});

test('a reader sees neither the mark of an id nor a heading that lost its badge', async () => {
  expect(await htmlOf('## A better name [#the-old-id]')).toMatch(
    /^<h2 id="the-old-id"[^>]*>A better name<a /,
  );
  expect(await htmlOf('## Cache [#old] <Badge>5+</Badge>')).toMatch(
    /^<h2 id="old"[^>]*>Cache <span>5\+<\/span><a /,
  );
});

test('headings below asides, lists and tabs are listed as any other', async () => {
  const text = `## One

:::tip
### Two
:::

- ### Three

<Steps>

### Four

</Steps>
`;

  expect((await anchorsOf(text)).map(({ title, level }) => `${level} ${title}`)).toEqual([
    '2 One',
    '3 Two',
    '3 Three',
    '3 Four',
  ]);
});

test('what looks like a heading inside code is code', async () => {
  expect(await anchorsOf('```md\n## No heading\n```')).toEqual([]);
});

test('the title is the only heading of level 1', async () => {
  expect(await issuesIn('# Caching\n\n## Setup')).toEqual([
    `content/guides/caching.mdx:4
  a heading of level 1 (#): the title is the page’s only one
  Fix: ## …`,
  ]);
});

test('no level is skipped', async () => {
  expect(await issuesIn('### Early\n\n## Setup\n\n#### `a.b` [#c]\n\n## Fine\n\n### Fine')).toEqual(
    [
      `content/guides/caching.mdx:4
  the heading skips from level 1 to 3
  Fix: ## Early`,
      `content/guides/caching.mdx:8
  the heading skips from level 2 to 4
  Fix: ### a.b [#c]`,
    ],
  );
});

test('a heading without words is an issue', async () => {
  expect(await issuesIn('## \n\nText')).toHaveLength(1);
});
