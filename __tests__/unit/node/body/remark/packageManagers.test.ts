import { htmlOf, issuesIn } from '../../../../support/content';

/** What stands on the tabs, and the command in each panel. */
async function commandsIn(text: string) {
  const html = await htmlOf(text);
  return {
    tabs: [...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, title]) => title),
    commands: [...html.matchAll(/<code>([^<]*)<\/code>/g)].map(([, command]) => command),
  };
}

test.each([
  [
    '<Install packages="webpack webpack-cli" dev />',
    [
      'npm install --save-dev webpack webpack-cli',
      'yarn add --dev webpack webpack-cli',
      'pnpm add --save-dev webpack webpack-cli',
      'bun add --dev webpack webpack-cli',
    ],
  ],
  [
    '<Install packages="lodash" />',
    ['npm install lodash', 'yarn add lodash', 'pnpm add lodash', 'bun add lodash'],
  ],
  [
    '<Install packages="webpack@5 @swc/core" dev />',
    [
      'npm install --save-dev webpack@5 @swc/core',
      'yarn add --dev webpack@5 @swc/core',
      'pnpm add --save-dev webpack@5 @swc/core',
      'bun add --dev webpack@5 @swc/core',
    ],
  ],
  ['<Install />', ['npm install', 'yarn install', 'pnpm install', 'bun install']],
  [
    '<Run command="webpack serve --open" />',
    [
      'npx webpack serve --open',
      'yarn webpack serve --open',
      'pnpm exec webpack serve --open',
      'bunx webpack serve --open',
    ],
  ],
  [
    '<Run command="webpack --env region=eu --json stats.json" />',
    [
      'npx webpack --env region=eu --json stats.json',
      'yarn webpack --env region=eu --json stats.json',
      'pnpm exec webpack --env region=eu --json stats.json',
      'bunx webpack --env region=eu --json stats.json',
    ],
  ],
  ['<Run command="tsc" />', ['npx tsc', 'yarn tsc', 'pnpm exec tsc', 'bunx tsc']],
])('%s shows the command of every package manager', async (text, commands) => {
  expect(await commandsIn(text)).toEqual({ tabs: ['npm', 'yarn', 'pnpm', 'bun'], commands });
});

test.each([
  'First:\n<Install packages="lodash" />',
  '1. First:\n\n   <Install packages="lodash" />',
  ':::tip\n<Install packages="lodash" />\n:::',
  '<Tabs>\n<Tab title="A">\n\n<Install packages="lodash" />\n\n</Tab>\n</Tabs>',
])('commands can stand anywhere on a page: %p', async (text) => {
  expect(await issuesIn(text)).toEqual([]);
  expect((await commandsIn(text)).commands).toContain('npm install lodash');
});

test('two in a row are two groups of tabs', async () => {
  const { tabs } = await commandsIn('<Install packages="a" />\n<Run command="b" />');

  expect(tabs).toHaveLength(8);
});

test.each([
  ['<Run />', /^content\/guides\/caching\.mdx:4\n {2}<Run>.*command/],
  ['<Run cmd="webpack" />', /^content\/guides\/caching\.mdx:4\n {2}<Run>.*command/],
  ['<Install dev />', /^content\/guides\/caching\.mdx:4\n {2}<Install>.*packages/],
  ["<Install packages={'webpack'} />", /^content\/guides\/caching\.mdx:4\n {2}<Install>.*packages/],
])('a command without words is an issue: %s', async (text, issue) => {
  expect(await issuesIn(text)).toEqual([expect.stringMatching(issue)]);
});

test('a command in the middle of a sentence is an issue that says so', async () => {
  expect(await issuesIn('One.\n\nType <Install packages="webpack" /> now.')).toEqual([
    expect.stringMatching(/^content\/guides\/caching\.mdx:6\n {2}<Install>/),
  ]);
});
