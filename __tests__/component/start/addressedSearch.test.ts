import { earlyQuery, endEarlySearch } from '../../../src/components/search/earlySearch';
import { hasAddressedSearch } from '../../../src/start/addressedSearch';

afterEach(() => {
  history.replaceState(null, '', '/');
  endEarlySearch();
});

test('an address with words to search for opens the search with them', () => {
  history.replaceState(null, '', '/?search=tree+shaking');

  expect(hasAddressedSearch()).toBe(true);
  expect(earlyQuery()).toBe('tree shaking');
});

test('what the reader types before the app has started follows the words', () => {
  const early: { query?: string } = {};
  window.earlySearch = early;
  history.replaceState(null, '', '/?search=tree');
  hasAddressedSearch();

  expect(window.earlySearch).toBe(early);
});

test.each(['/', '/?utm=1', '/guides/caching/#search'])('%s opens no search', (address) => {
  history.replaceState(null, '', address);

  expect(hasAddressedSearch()).toBe(false);
  expect(earlyQuery()).toBeUndefined();
});
