import {
  difference,
  matchLines,
  matchServerLines,
  visibleLines,
} from '../../../../scripts/guides/matchLines';

const LINES = ['one', 'two', 'three', 'four'];

test.each([
  [['one', 'two', 'three', 'four']],
  [['one', '…', 'four']],
  [['…', 'three', 'four']],
  [['one', '…']],
  [['…', 'two', '…', 'four', '…']],
  [['one', '…', 'two', 'three', 'four']],
  [['one', 't…', 'th…ee', '…', 'four']],
])('%p is what came', (shown) => {
  expect(matchLines(shown, LINES)).toBe(true);
});

test.each([
  [['one', 'two']],
  [['two', 'three', 'four']],
  [['one', '…', 'three']],
  [['…', 'four', '…', 'three', '…']],
  [['one', 'two', 'three', 'four', 'five']],
  [['o.e', '…']],
])('%p is not', (shown) => {
  expect(matchLines(shown, LINES)).toBe(false);
});

test('empty lines around, and spaces behind, are not seen', () => {
  expect(visibleLines('\n\none  \n\ntwo\n\n')).toEqual(['one', '', 'two']);
});

test("a server's log may come before or after webpack's report", () => {
  const shown = ['<i> ready', '…', 'compiled'];

  expect(matchServerLines(shown, ['asset', 'compiled', '<i> ready', '<i> network'])).toBe(true);
  expect(matchServerLines(shown, ['<i> ready', '<i> network', 'asset', 'compiled'])).toBe(true);
  expect(matchServerLines(shown, ['asset', 'compiled'])).toBe(false);
});

test('the first line that differs is named, before all that came', () => {
  expect(difference(['one', '2', 'three', 'four'], LINES)).toBe(
    'the page shows: 2\nit is:\n  | one\n  | two\n  | three\n  | four',
  );
  expect(difference(['one'], LINES)).toMatch(/^the page shows: only these lines\n/);
});
