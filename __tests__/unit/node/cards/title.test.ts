import { isCode, layOutTitle } from '../../../../src/node/cards/title';
import type { Typeface } from '../../../../src/node/cards/typeface';

/** Each character is half as wide as it is high. */
const face: Typeface = {
  has: () => true,
  width: (text, size) => (text.length * size) / 2,
  draw: () => '',
};

/** A card is 1200 pixels wide, with margins. */
function layOut(title: string) {
  const { size, lines } = layOutTitle(title, { words: face, code: face }, 1032);
  return { size, lines: lines.map((runs) => runs.map(({ text }) => text).join('|')) };
}

test.each([
  ['Caching', 88, ['Caching']],
  ['Content Security Policies', 88, ['Content Security', 'Policies']],
  ['Cache, memory and the system', 88, ['Cache, memory', 'and the system']],
  [
    'What to do when a build that worked yesterday fails today',
    76,
    ['What to do when a', 'build that worked', 'yesterday fails today'],
  ],
])('%j is as large as can be', (title, size, lines) => {
  expect(layOut(title)).toEqual({ size, lines });
});

test('a long name becomes smaller before it breaks', () => {
  expect(layOut('EvalSourceMapDevToolPlugin')).toEqual({
    size: 76,
    lines: ['EvalSourceMapDevToolPlugin'],
  });
});

test('a longer one breaks between its parts', () => {
  expect(layOut('NormalModuleReplacementOfEverythingPlugin')).toEqual({
    size: 88,
    lines: ['NormalModuleReplacement', 'OfEverythingPlugin'],
  });
});

test('a word without parts breaks anywhere', () => {
  const { lines } = layOut('a'.repeat(60));

  expect(lines.length).toBeLessThanOrEqual(3);
  expect(lines.join('')).toBe('a'.repeat(60));
});

test('a title that fits at no size is cut after a word', () => {
  const { size, lines } = layOut('word '.repeat(60).trim());

  expect(size).toBe(64);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/^(word )+word…$/);
});

test('names of code are drawn apart from the words around them', () => {
  expect(layOut('The RuntimeTemplate Object').lines).toEqual(['The|RuntimeTemplate', 'Object']);
});

test.each([
  'DllPlugin',
  'css-loader',
  'webpack-dev-server',
  'webpack.util',
  'import()',
  '__dirname',
  '--watch',
  'splitChunks',
])('%s is a name of code', (name) => {
  expect(isCode(name)).toBe(true);
});

test.each([
  'webpack',
  'Caching',
  'TypeScript',
  'JavaScript',
  'GitHub',
  '5.112',
  'Node.js',
  'ES',
  '–',
])('%s is not', (word) => {
  expect(isCode(word)).toBe(false);
});
