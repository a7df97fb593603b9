import { savedSearches } from '../../../src/components/search/modal/savedSearches';
import { searchStorage } from '../../../src/components/search/modal/searchStorage';

const saved = (fields: object) => ({
  objectID: '/guides/caching/',
  type: 'lvl1',
  url: '/guides/caching/',
  hierarchy: { lvl0: 'Guides', lvl1: 'Caching' },
  ...fields,
});
const read = (...list: unknown[]) => savedSearches(JSON.stringify(list));

test('what the modal has stored is read again', () => {
  expect(read(saved({}))).toEqual([
    {
      ...saved({}),
      content: null,
      hierarchy: {
        lvl0: 'Guides',
        lvl1: 'Caching',
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
    },
  ]);
});

test.each([null, '', 'null', '{}', '1e300', '"text"', '[', '[null]', '[[]]', '[1]'])(
  '%j holds no searches',
  (stored) => {
    expect(savedSearches(stored)).toEqual([]);
  },
);

test.each([
  { objectID: 1 },
  { url: 'javascript:alert(1)' },
  { url: 'https://example.com/' },
  { url: null },
  { type: 'content' },
  { type: 'toString' },
  { hierarchy: null },
  { hierarchy: { lvl1: {} } },
])('a search with %j is dropped', (fields) => {
  expect(read(saved(fields))).toEqual([]);
});

test('markup in a title is text, and text that was made safe stays as it is', () => {
  const titles = read(
    saved({ hierarchy: { lvl1: '<img src=x onerror=alert(1)>' } }),
    saved({ hierarchy: { lvl1: 'Using &lt;img&gt; &amp; <mark>more</mark>' } }),
  ).map(({ hierarchy }) => hierarchy.lvl1);
  expect(titles).toEqual(['&lt;img src=x onerror=alert(1)&gt;', 'Using &lt;img&gt; &amp; more']);
});

test('the modal reads searches through it, and everything else as it was stored', () => {
  localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__webpack', '[null]');
  localStorage.setItem('algolia-client-js-key', '{"a":1}');
  expect(searchStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__webpack')).toBe('[]');
  expect(searchStorage.getItem('algolia-client-js-key')).toBe('{"a":1}');
});
