import { readText } from '../../../../../src/node/content/tree/readText';

const documentedIn = (text: string, line?: number) => readText(text, line).documented;
const namesIn = (text: string) => documentedIn(text).map(({ name }) => name);

test('headings, rows and items that begin with code are entries', () => {
  expect(
    namesIn(`## \`cache\`

| Key | Meaning |
| --- | --- |
| \`a\`, \`b\` | two |
| [\`c\`](#c) | linked |
| not \`d\` | words first |

- \`e\`: an item
- the \`f\`

1. \`g\``),
  ).toEqual(['cache', 'a', 'b', 'c', 'e', 'g']);
});

test('an entry knows the headings above it', () => {
  const found = documentedIn('## `a`\n\n### `b`\n\n- `c`\n\n## `d`\n\n- `e`');

  expect(found.map(({ name, within }) => [name, within])).toEqual([
    ['a', []],
    ['b', ['a']],
    ['c', ['a', 'b']],
    ['d', []],
    ['e', ['d']],
  ]);
});

test('a heading has its line in the file, and the mark that the writer gave it', () => {
  expect(documentedIn('## `a` [#x] <Badge kind="removed">webpack 5</Badge>', 4)).toEqual([
    { name: 'a', within: [], headingNumber: 1, heading: { line: 4 }, mark: 'removed' },
  ]);
});

test('code in a block is not an entry', () => {
  expect(namesIn('```md\n## `a`\n```')).toEqual([]);
});

test.each([
  ['<Badge kind="removed">webpack 5</Badge> Gone.\n\n## Why', true],
  ['Here.\n\n## `a` <Badge kind="removed" />', false],
])('a page is marked above its first heading: case %#', (text, isMarked) => {
  expect(readText(text).isMarkedRemoved).toBe(isMarked);
});
