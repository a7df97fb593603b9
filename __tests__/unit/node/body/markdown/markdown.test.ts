import { SITE_PLACEHOLDER } from '../../../../../src/site/twins';
import { compile } from '../../../../support/content';

/** The text of a page as Markdown; the tests are about `/guides/caching/`. */
async function markdownOf(...args: Parameters<typeof compile>): Promise<string> {
  const { markdown, issues } = await compile(...args);
  expect(issues).toEqual([]);
  return markdown.trim().replaceAll(SITE_PLACEHOLDER, 'https://site');
}

const GLOSSARY = {
  'content/data/glossary.yaml':
    '- { term: chunk, definition: Modules that load together., url: /concepts/#chunks }',
};

describe('a sentence', () => {
  test.each([
    ['a **b** and `c`', 'a **b** and `c`'],
    [
      '[page](/concepts/), [part](#part)',
      '[page](https://site/concepts/), [part](https://site/guides/caching/#part)',
    ],
    ['[other](https://example.com/a)', '[other](https://example.com/a)'],
    ['{/* for authors */}', ''],
    ['before {/* for authors */}', 'before'],
    ['<Anchor id="old" />now here', 'now here'],
    ['now here <Anchor id="old" />', 'now here'],
    ['<Anchor id="old" />', ''],
    ['<Badge>webpack 5.20+</Badge>', '_webpack 5.20+_'],
    ['gone <Badge kind="removed" />', 'gone _removed_'],
    ['press <kbd>Ctrl</kbd>, <b>now</b>', 'press Ctrl, **now**'],
    ['1 \\< 2 and \\{a}', '1 < 2 and {a}'],
  ])('%p becomes %p', async (text, markdown) => {
    expect(await markdownOf(text)).toBe(markdown);
  });

  test('keeps the words of a term, and not its definition', async () => {
    expect(await markdownOf('a <Term>chunk</Term> loads', GLOSSARY)).toBe('a chunk loads');
  });

  test('keeps the words of a link to a page that is to come', async () => {
    const files = { 'content/data/to-come.yaml': '- /guides/csp/' };
    expect(await markdownOf('see [CSP](/guides/csp/#a)', files)).toBe('see CSP');
  });
});

describe('a heading', () => {
  test.each([
    ['## The `mode` option', '## The `mode` option'],
    ['## Names [#names]', '## Names'],
    ['## Names [#old]', '## Names {#old}'],
    ['## Names <Badge>webpack 5+</Badge>', '## Names _webpack 5+_ {#names}'],
    ['## Names\n\n### Names', '## Names\n\n### Names'],
  ])('%p becomes %p, with its id if the words do not give it', async (text, markdown) => {
    expect(await markdownOf(text)).toBe(markdown);
  });
});

describe('a block', () => {
  test('of code has its language, below the name of its file', async () => {
    const text = '```js title="src/index.js" {1} /a/ lineNumbers collapse\na();\n```';
    expect(await markdownOf(text)).toBe('**src/index.js**\n\n```js\na();\n```');
  });

  test('that is a diff stays one', async () => {
    const text = '```diff lang="js"\n-a();\n+b();\n c();\n```';
    expect(await markdownOf(text)).toBe('```diff\n-a();\n+b();\n c();\n```');
  });

  test('that quotes a file holds its code', async () => {
    const file = '// #region a\n  a();\n// #endregion\nb();';
    const files = { 'content/examples/a.js': file };
    expect(await markdownOf('```js file="examples/a.js" region="a"\n```', files)).toBe(
      '```js\na();\n```',
    );
  });

  test('that holds a block stays whole', async () => {
    const text = '````md\n```js\na();\n```\n````';
    expect(await markdownOf(text)).toBe(text);
  });
});

test('tabs follow each other, each below its title', async () => {
  const text =
    '<Tabs>\n<Tab title="ES modules">\n\n```js\na;\n```\n\n</Tab>\n<Tab title="CommonJS">\n\nText\n\n</Tab>\n</Tabs>';
  expect(await markdownOf(text)).toBe('**ES modules**\n\n```js\na;\n```\n\n**CommonJS**\n\nText');
});

test('the commands of all package managers are there', async () => {
  expect(await markdownOf('<Install packages="webpack" dev />')).toBe(
    [
      ['npm', 'npm install --save-dev'],
      ['yarn', 'yarn add --dev'],
      ['pnpm', 'pnpm add --save-dev'],
      ['bun', 'bun add --dev'],
    ]
      .map(([name, add]) => `**${name}**\n\n\`\`\`sh\n${add} webpack\n\`\`\``)
      .join('\n\n'),
  );
});

test.each([
  [':::warning\nDo not.\n:::', '> **Warning**\n>\n> Do not.'],
  [':::tip[Use `b`]\nDo.\n\n- it\n:::', '> **Tip: Use `b`**\n>\n> Do.\n>\n> - it'],
])('the aside %p is a quote', async (text, markdown) => {
  expect(await markdownOf(text)).toBe(markdown);
});

test('a drawing is its caption, and what one sees on it', async () => {
  const text =
    '<Figure caption="A graph">\n  <svg role="img" aria-label="a has an arrow to b." viewBox="0 0 9 9">\n    <text x="1">a</text>\n  </svg>\n</Figure>';
  expect(await markdownOf(text)).toBe('> **Figure: A graph**\n>\n> a has an arrow to b.');
});

test('steps and trees of files are lists', async () => {
  expect(await markdownOf('<Steps>\n\n1. One\n\n2. Two\n\n</Steps>')).toBe('1. One\n\n2. Two');
  expect(await markdownOf('<FileTree>\n\n- src\n  - **a.js**\n\n</FileTree>')).toBe(
    '- src\n  - **a.js**',
  );
});

test('a table stays a table', async () => {
  expect(await markdownOf('| A | B |\n| --- | --- |\n| `a \\| b` <Anchor id="x" /> | |')).toBe(
    '| A | B |\n| - | - |\n| `a \\| b` | |',
  );
});

describe('a list from data', () => {
  test('of options has their types or defaults', async () => {
    expect(await markdownOf('<Options />')).toBe(
      [
        '- [`mode`](https://site/configuration/mode/) `"production"`',
        '- [`output`](https://site/configuration/output/) `object`',
        '  - [`filename`](https://site/configuration/output/#outputfilename) `string`',
        '  - [`path`](https://site/configuration/output/#outputpath) `string`',
      ].join('\n'),
    );
  });

  test('of flags has their values', async () => {
    expect(await markdownOf('<Flags />')).toBe(
      [
        '- `entry`',
        '  - [`--entry`](https://site/concepts/) `string`, `--entry-reset`',
        '- `output`',
        '  - [`--output-path`](https://site/configuration/output/#outputpath) `path`',
        '  - [`--[no-]output-clean`](https://site/configuration/output/) `boolean`',
      ].join('\n'),
    );
  });

  test('of changes has what changed', async () => {
    const text = '<Release version="5.2">\n\n## webpack 5.2 [#five]\n\nWords.\n\n</Release>';
    expect(await markdownOf(text)).toBe(
      [
        '## webpack 5.2 {#five}',
        'Words.',
        '**1 new option**',
        '- [`output.path`](https://site/configuration/output/#outputpath)',
        '**1 changed option**',
        '- [`mode`](https://site/configuration/mode/): also takes `"none"`, `false`, now deprecated',
      ].join('\n\n'),
    );
    expect(await markdownOf('<Release version="5.0">\n\nWords.\n\n</Release>')).toContain(
      'none of these',
    );
  });

  test('of links has why', async () => {
    const files = {
      'content/data/awesome.yaml':
        '- { title: css-loader, link: https://github.com/webpack/css-loader, kind: Loaders, why: for style sheets. }',
    };
    expect(await markdownOf('<AwesomeList kind="Loaders" />', files)).toBe(
      '- [css-loader](https://github.com/webpack/css-loader): for style sheets.',
    );
  });
});
