import type { ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { joinLines, splitDiff, type LineMark } from '../../../../../src/node/body/rehype/codeLines';

const text = (value: string): ElementContent => ({ type: 'text', value });
const keyword = (value: string): ElementContent => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['k'] },
  children: [text(value)],
});

const NOTHING = {
  marked: new Set<number>(),
  focused: new Set<number>(),
  words: [] as string[],
  lineNumbers: false,
};

test('the first column of a diff says what happens to the line', () => {
  expect(splitDiff(' const a = {\n-  b: 1,\n+  b: 2,\n\n };')).toEqual({
    code: 'const a = {\n  b: 1,\n  b: 2,\n\n};',
    marks: [undefined, 'del', 'ins', undefined, undefined],
  });
});

test('a line of a diff may itself begin with a sign', () => {
  expect(splitDiff('--1;\n++a;\n -b;')).toEqual({
    code: '-1;\n+a;\n-b;',
    marks: ['del', 'ins', undefined],
  });
});

test('lines that nothing marks stay text', () => {
  const lines = [[keyword('const'), text(' a')], [], [text('b')]];

  expect(joinLines(lines, NOTHING, [])).toEqual([
    keyword('const'),
    text(' a'),
    text('\n'),
    text('\n'),
    text('b'),
  ]);
});

const LINES = [[text('a')], [], [text('c')]];

/** The class names behind `line`, which the stylesheet shows as marks; one entry for each line. */
const marksOf = (joined: ElementContent[]) =>
  joined.map((line) =>
    line.type === 'element' && Array.isArray(line.properties['className'])
      ? line.properties['className'].slice(1)
      : undefined,
  );

test.each<[string, Partial<typeof NOTHING>, LineMark[], string[][]]>([
  ['marked lines', { marked: new Set([1, 3]) }, [], [['marked'], [], ['marked']]],
  ['lines in focus', { focused: new Set([2]) }, [], [[], ['focused'], []]],
  ['numbered lines', { lineNumbers: true }, [], [[], [], []]],
  ['a diff', {}, ['del', undefined, 'ins'], [['del'], [], ['ins']]],
  [
    'all at once',
    { marked: new Set([1]), focused: new Set([1]) },
    ['ins'],
    [['marked', 'focused', 'ins'], [], []],
  ],
  ['a line that the code does not have', { marked: new Set([9]) }, [], [[], [], []]],
])('%s become elements of their own', (_, marks, diff, expected) => {
  expect(marksOf(joinLines(LINES, { ...NOTHING, ...marks }, diff))).toEqual(expected);
});

test('a line element holds its line break, and the last line has none', () => {
  const joined = joinLines(LINES, { ...NOTHING, lineNumbers: true }, []);

  expect(joined.map((line) => (line.type === 'element' ? toString(line) : ''))).toEqual([
    'a\n',
    '\n',
    'c',
  ]);
});

/** The marked words of a line of these tokens. */
function wordsMarked(tokens: ElementContent[], words: string[]): string[] {
  const found: string[] = [];
  const look = (content: ElementContent[]) => {
    for (const node of content) {
      if (node.type !== 'element') continue;
      if (node.tagName === 'mark') found.push(toString(node));
      else look(node.children);
    }
  };
  look(joinLines([tokens], { ...NOTHING, words }, []));
  return found;
}

test.each([
  ['a word', [text('let mode = mode;')], ['mode'], ['mode', 'mode']],
  ['a word inside a token', [keyword('const mode'), text(' = 1')], ['mode'], ['mode']],
  ['several words', [text('mode: entry')], ['entry', 'mode'], ['mode', 'entry']],
  ['signs', [text('a.b(c) [d]')], ['.b(c)', '[d]'], ['.b(c)', '[d]']],
  [
    'the longer of two words',
    [text('entry entryPoint')],
    ['entry', 'entryPoint'],
    ['entry', 'entryPoint'],
  ],
  [
    'a word across tokens',
    [text('mode: '), keyword("'production'")],
    ["mode: 'production'"],
    ["mode: 'production'"],
  ],
  ['no word that is not there', [text('mode')], ['Mode'], []],
])('%s can be marked', (_, tokens, words, marked) => {
  expect(wordsMarked(tokens, words)).toEqual(marked);
});

test('marking words leaves the code as it is', () => {
  const tokens = [keyword('const'), text(' mode = "mode";')];
  const joined = joinLines([tokens], { ...NOTHING, words: ['mode', 'const'] }, []);

  expect(
    joined.map((node) => (node.type === 'text' ? node.value : toString(node as never))).join(''),
  ).toBe('const mode = "mode";');
});
