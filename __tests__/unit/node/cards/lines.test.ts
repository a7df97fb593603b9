import {
  balanceLines,
  cutLines,
  fillLines,
  textOf,
  type Piece,
} from '../../../../src/node/cards/lines';

/** Words in which each letter is as wide as a space: one. */
const words = (text: string): Piece[] =>
  text.split(' ').map((word) => ({ text: word, width: word.length, space: 1 }));

const measure = (text: string) => text.length;

test('a line takes as many words as fit', () => {
  expect(fillLines(words('one two three four'), 9).map(textOf)).toEqual([
    'one two',
    'three',
    'four',
  ]);
  expect(fillLines(words('one two three four'), 10).map(textOf)).toEqual(['one two', 'three four']);
});

test('a word that is too wide for any line gets its own', () => {
  expect(fillLines(words('a configuration b'), 5).map(textOf)).toEqual(['a', 'configuration', 'b']);
});

test('a title does not leave a single short word below it', () => {
  const pieces = words('Explaining what the content security policies do');

  expect(fillLines(pieces, 46).map(textOf)).toEqual([
    'Explaining what the content security policies',
    'do',
  ]);
  expect(balanceLines(pieces, 46).map(textOf)).toEqual([
    'Explaining what the content',
    'security policies do',
  ]);
});

test('parts of a name follow each other without a space', () => {
  const parts = ['NormalModule', 'ReplacementPlugin'].map((text, index) => ({
    text,
    width: text.length,
    space: index === 0 ? 1 : 0,
  }));

  expect(fillLines(parts, 30).map(textOf)).toEqual(['NormalModuleReplacementPlugin']);
  expect(fillLines(parts, 20).map(textOf)).toEqual(['NormalModule', 'ReplacementPlugin']);
});

const cut = (text: string, width: number) =>
  cutLines(fillLines(words(text), width), { lines: 2, width }, measure);

test.each([
  ['all of it fits', 20, ['all of it fits']],
  ['one two three four five', 10, ['one two', 'three…']],
  ['one two three, four five', 12, ['one two', 'three, four…']],
  ['one two three, fourteen', 10, ['one two', 'three…']],
  ['one two three — fourteen', 8, ['one two', 'three…']],
  ['one two configuration x', 8, ['one two', '…']],
])('of %j, what fits is shown, and its last line ends after a word', (text, width, lines) => {
  expect(cut(text, width)).toEqual(lines);
});
