import { didYouMean, suggestion } from '../../../../src/node/content/suggestion';

const KEYS = ['title', 'description', 'sort', 'group', 'contributors', 'source', 'repo'];

test.each([
  ['contributers', 'contributors'],
  ['Title', 'title'],
  ['titel', 'title'],
  ['sorts', 'sort'],
  ['soruce', 'source'],
  ['desciption', 'description'],
])('who types %s is asked about %s', (word, meant) => {
  expect(suggestion(word, KEYS)).toBe(meant);
});

test.each(['foo', 'keywords', 'x', 'id', ''])('%p is like nothing that exists', (word) => {
  expect(suggestion(word, KEYS)).toBeUndefined();
});

test('the nearest option wins, and of two that are as near the first', () => {
  expect(suggestion('caching', ['coaching', 'cachings', 'caching'])).toBe('caching');
  expect(suggestion('caching', ['coaching', 'cachings'])).toBe('coaching');
});

test('without options there is nothing to suggest', () => {
  expect(suggestion('title', [])).toBeUndefined();
});

test('asks in a message only if something is meant', () => {
  expect(didYouMean('cache')).toBe(', did you mean `cache`?');
  expect(didYouMean('Tabs', '<>')).toBe(', did you mean <Tabs>?');
  expect(didYouMean(undefined)).toBe('');
});
