import { compile, htmlOf, issuesIn } from '../../../../support/content';

const fence = (meta: string, ...lines: string[]) => ['```' + meta, ...lines, '```'].join('\n');

const codeIn = async (text: string, files?: Record<string, string>) =>
  /<code>([^]*?)<\/code>/.exec(await htmlOf(text, files))?.[1]?.replace(/<[^>]*>/g, '');

test('a block is its code, which the keyboard can scroll, and a button to copy it', async () => {
  expect(await htmlOf(fence('js', 'a < b && "c"', '', '  d'))).toBe(
    '<figure data-lang="js"><pre tabindex="0"><code>a &lt; b &amp;&amp; &quot;c&quot;\n\n  d</code></pre>' +
      '<button type="button">Copy</button></figure>',
  );
});

test('a block says which file it shows', async () => {
  expect(await htmlOf(fence('js title="src/<a>.js"', 'a'))).toContain(
    '<figure data-lang="js"><figcaption>src/&lt;a&gt;.js</figcaption><pre',
  );
});

test('a long block starts folded and says how long it is', async () => {
  expect(await htmlOf(fence('js collapse', 'a', 'b', '', 'd'))).toContain(
    '<button type="button">Show all 4 lines</button>',
  );
  expect(await htmlOf(fence('js', 'a'))).not.toContain('Show all');
});

test('of a diff the signs do not show, and its code has the language that it says', async () => {
  const text = fence('diff lang="js"', ' a', '-b', '+c');

  expect(await htmlOf(text)).toContain('<figure data-lang="js">');
  expect(await codeIn(text)).toBe('a\nb\nc');
});

test.each([
  ['a diff without a language is plain text', fence('diff', '+a'), 'text'],
  ['a block without a language is plain text', fence('', 'a'), 'text'],
  ['a file name ending is a language', fence('mjs', 'a'), 'mjs'],
])('%s', async (_, text, lang) => {
  expect(await htmlOf(text)).toContain(`<figure data-lang="${lang}">`);
});

test('words are marked as readers of screens know it', async () => {
  expect(await htmlOf(fence('js /mode/', 'mode: 1'))).toContain(
    '<code><mark>mode</mark>: 1</code>',
  );
});

test.each([
  ['- a\n\n  ```js\n  b\n    c\n  ```', 'b\n  c'],
  [':::tip\n```js\nb\n```\n:::', 'b'],
  ['<Tabs>\n<Tab title="a">\n\n```js\nb\n```\n\n</Tab>\n</Tabs>', 'b'],
  ['````md\n```js\nb\n```\n````', '```js\nb\n```'],
  ['```text\nb\n\n\n```', 'b\n\n'],
  ['```text\n```', ''],
  ['```mdx\n<Tebs>{oops\n```', '&lt;Tebs&gt;{oops'],
])('a block shows its code wherever it stands: %p', async (text, code) => {
  expect(await codeIn(text)).toBe(code);
});

test('code inside a sentence stays there', async () => {
  expect(await htmlOf('Write `a < b`.')).toBe('<p>Write <code>a &lt; b</code>.</p>');
});

const files = {
  'content/examples/greet.js': [
    "import { name } from './name.js';",
    '',
    '// #region greet',
    '  console.log(name);',
    '// #endregion',
    '',
  ].join('\n'),
};

test.each([
  ['js file="examples/greet.js"', "import { name } from './name.js';\n\n  console.log(name);"],
  ['js file="examples/greet.js" region="greet"', 'console.log(name);'],
])('a block can quote a file: %s', async (meta, code) => {
  expect((await codeIn(fence(meta), files))?.replace(/&#x27;/g, "'")).toBe(code);
  expect(await issuesIn(fence(meta), files)).toEqual([]);
});

test.each([
  [
    'js file="examples/great.js"',
    'code block: there is no file examples/great.js\n  Fix: a path below content/',
  ],
  [
    'js file="constructor"',
    'code block: there is no file constructor\n  Fix: a path below content/',
  ],
  [
    'js file="examples/greet.js" region="great"',
    'code block: examples/greet.js has no region `great`\n  Fix: // #region great … // #endregion in that file',
  ],
])('a quote of what is not there is an issue: %s', async (meta, issue) => {
  expect(await issuesIn(`One.\n\n${fence(meta)}`, files)).toEqual([
    `content/guides/caching.mdx:6\n  ${issue}`,
  ]);
});

const LANGUAGES =
  'js, mjs, cjs, jsx, ts, tsx, json, css, scss, less, stylus, html, xml, svg, vue, md, mdx, yaml, toml, sh, coffeescript, graphql, text, diff';
const MARKS =
  '{1,4-6}, /word/, title, lang, file, region, fails, focus, lineNumbers, collapse, fragment, output';

test.each([
  ['', 'code block: no language\n  Fix: ```js (```text for plain output)'],
  ['jsn', 'code block: unknown language `jsn`, did you mean `js`?\n  Fix: ```js'],
  ['JS', 'code block: unknown language `JS`, did you mean `js`?\n  Fix: ```js'],
  ['python', `code block: unknown language \`python\`\n  Fix: one of ${LANGUAGES}`],
  ['diff lang="jss"', 'code block: unknown language `jss`, did you mean `js`?\n  Fix: lang="js"'],
  ['js {a}', `code block: unknown mark \`{a}\`\n  Fix: ${MARKS}`],
  [
    'js lineNumber',
    `code block: unknown mark \`lineNumber\`, did you mean \`lineNumbers\`?\n  Fix: ${MARKS}`,
  ],
  [
    'js titel="a.js"',
    `code block: unknown mark \`titel="a.js"\`, did you mean \`title\`?\n  Fix: ${MARKS}`,
  ],
])('a fence that says %p is an issue', async (meta, issue) => {
  expect(await issuesIn(`One.\n\n${fence(meta, ' a')}`)).toEqual([
    `content/guides/caching.mdx:6\n  ${issue}`,
  ]);
});

test.each([
  ['a line of a diff without its first column', fence('diff lang="js"', ' a', 'const b;', '+c')],
  ['a marked line that the block does not have', fence('js {9}', 'a', 'b')],
  ['a line in focus that the block does not have', fence('js focus={2-9}', 'a', 'b')],
  ['a marked word that the block does not have', fence('js /mode/', 'a', 'b')],
  ['a region without its file', fence('js region="a"', 'a', 'b')],
])('%s is an issue', async (_, text) => {
  expect(await issuesIn(text)).toEqual([
    expect.stringMatching(/^content\/guides\/caching\.mdx:4\n {2}code block: /),
  ]);
});

test.each([
  ["ERROR in ./src/index.js 1:0-32\nModule not found: Error: Can't resolve './price'", true],
  ['dist\n├── main.js', false],
  ['main.js   1 KiB', false],
])('lines of plain text may be broken unless they draw something: %p', async (text, breaks) => {
  const html = (await compile(fence('text', text))).html;
  expect(html.includes('class="terminal"')).toBe(breaks);
});
