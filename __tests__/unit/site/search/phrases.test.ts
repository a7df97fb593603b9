import {
  countWords,
  phraseNumber,
  recordOfPhrase,
  wordsOfPhrase,
} from '../../../../src/site/search/phrases';

test.each([
  [0, 0, 1],
  [4206, 12, 3],
  [4206, 63, 4],
])('the number of a phrase tells its record %i and its length', (record, place, words) => {
  const number = phraseNumber(record, place, words);
  expect(recordOfPhrase(number)).toBe(record);
  expect(wordsOfPhrase(number)).toBe(words);
});

test('phrases of a record have different numbers in their order', () => {
  const numbers = [0, 1, 2].map((place) => phraseNumber(7, place, 2));
  expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(numbers);
});

test('very many phrases, and very long ones, still tell their record', () => {
  const number = phraseNumber(7, 500, 30);
  expect(recordOfPhrase(number)).toBe(7);
  expect(wordsOfPhrase(number)).toBe(4);
});

test.each([
  ['path alias', 2],
  ['resolve.alias', 2],
  ['how do I use the alias', 1],
  ['output.sourcemapBaseUrl', 4],
])('%j has %i words', (text, count) => expect(countWords(text)).toBe(count));

test('numbers of a record ascend, however many phrases it has', () => {
  const numbers = Array.from({ length: 300 }, (_, place) =>
    phraseNumber(7, place, 1 + (place % 4)),
  );
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(new Set(numbers.map(recordOfPhrase))).toEqual(new Set([7]));
});
