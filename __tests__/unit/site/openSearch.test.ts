import { searchedWords, searchUrl } from '../../../src/site/openSearch';

test.each([
  ['?search=tree+shaking', 'tree shaking'],
  ['?search=a%2Bb%26c', 'a+b&c'],
  ['?utm=1&search=caching', 'caching'],
  ['?search=', ''],
  ['?search', ''],
  ['', null],
  ['?searching=caching', null],
])('the address with %j searches for %j', (query, words) => {
  expect(searchedWords(query)).toBe(words);
});

test('what browsers put into the address of a search is what is searched', () => {
  const { search } = new URL(searchUrl('https://webpack.js.org', encodeURIComponent('a b&c')));

  expect(searchedWords(search)).toBe('a b&c');
});
