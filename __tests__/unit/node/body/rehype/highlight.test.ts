import type { ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { createHighlight, LANGUAGES } from '../../../../../src/node/body/rehype/highlight';

// Grammars are compiled when they are first used.
jest.setTimeout(30_000);

const highlight = await createHighlight();

/** Each run of a line with the first letter of its colour: `k:const`, or only its text. */
const runs = (line: ElementContent[] = []) =>
  line.map((node) => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element' || node.children[0]?.type !== 'text') return '?';
    return `${String(node.properties['className'])}:${node.children[0].value}`;
  });

// Shiki stops in a line after half a second, which on a busy machine the first line of a language
// takes, too: its grammar is still cold.
test('a line has its colours to the end, however long it takes', async () => {
  const [line = []] = await highlight('const a = 1; '.repeat(3_000), 'js');

  expect(runs(line).slice(-5)).toEqual(['; ', 'k:const', ' a = ', 'n:1', '; ']);
});

test.each([
  ['js', 'const a = 1;', ['k:const', ' a = ', 'n:1', ';']],
  ['json', '{ "a": true }', ['{ ', 'p:"a"', ': ', 'n:true', ' }']],
  ['css', 'a { color: red; }', ['t:a', ' { ', 'p:color', ': ', 'n:red', '; }']],
  ['text', 'const a = 1;', ['const a = 1;']],
])('%s: %s has its colours', async (lang, code, expected) => {
  const [line] = await highlight(code, lang);

  expect(runs(line)).toEqual(expected);
});

// Shiki colours code inside code with the grammars that it happens to have loaded by then.
test.each([
  ['md', '---\n"title": A\n---\n\n```js\nconst a = 1;\n```'],
  ['mdx', '<A b={1} />\n\n```ts\nconst a = 1;\n```'],
  ['vue', '<template lang="pug"><p /></template>\n<style lang="scss">\n$a: 1;\n</style>'],
  ['html', '<style>a { b: c }</style>\n<script>const a = 1;</script>'],
])('%s has the same colours, whatever the pages before it showed', async (lang, code) => {
  const fresh = await createHighlight();
  const first = await fresh(code, lang);
  for (const other of Object.keys(LANGUAGES)) await fresh('a', other);

  expect(await fresh(code, lang)).toEqual(first);
});

test.each(['klingon', 'constructor'])('the unknown language %s stays plain', async (lang) => {
  const fresh = await createHighlight();
  const [line] = await fresh('const a = 1;', lang);

  expect(runs(line)).toEqual(['const a = 1;']);
});

test.each(Object.keys(LANGUAGES))('%s can be shown, and none of its code is lost', async (lang) => {
  const code = 'a "b" <c d="e">\n\n  { f: 1 } # g // h';
  const lines = await highlight(code, lang);

  expect(lines.map((line) => toString({ type: 'root', children: line })).join('\n')).toBe(code);
});

test('an empty block has one empty line', async () => {
  expect(await highlight('', 'js')).toEqual([[]]);
});
