import {
  fromHtml,
  ownPath,
  safeHit,
  safeHits,
  toHtml,
  withoutOrigin,
} from '../../../src/components/search/modal/safeHit';

test.each([
  ['https://webpack.js.org/guides/caching/#output-filenames', '/guides/caching/#output-filenames'],
  ['https://webpack.js.org/guides/caching/?x=1', '/guides/caching/?x=1'],
  ['/guides/caching/', '/guides/caching/'],
])('%s leads to %s on this site', (url, path) => {
  expect(withoutOrigin(url)).toBe(path);
});

test('only marks are markup', () => {
  expect(toHtml('a \uE000<b>\uE001 & "c"')).toBe('a <mark>&lt;b&gt;</mark> &amp; &quot;c&quot;');
});

test('every text of a hit becomes safe, and nothing else of it changes', () => {
  const hit = {
    objectID: '<1>',
    url: 'https://webpack.js.org/a/',
    type: 'lvl1',
    hierarchy: { lvl0: '<Term>', lvl1: null },
    content: '<script>',
    _snippetResult: { hierarchy: { lvl1: { value: '\uE000<i>\uE001' } } },
  };
  expect(safeHit(hit)).toEqual({
    objectID: '<1>',
    url: '/a/',
    type: 'lvl1',
    hierarchy: { lvl0: '&lt;Term&gt;', lvl1: null },
    content: '&lt;script&gt;',
    _snippetResult: { hierarchy: { lvl1: { value: '<mark>&lt;i&gt;</mark>' } } },
  });
});

test('an answer may contain invalid results', () => {
  const hit = { url: '/a/', hierarchy: { lvl1: 'A' } };
  const answer = [null, 1, 'text', {}, { url: 1 }, { url: 'http://[', hierarchy: {} }, hit];
  expect(safeHits(answer as { url: string }[])).toEqual([hit]);
});

test('what was made HTML is read as the text that it was', () => {
  expect(fromHtml(toHtml('a \uE000<b>\uE001 & "c" &lt;'))).toBe('a <b> & "c" &lt;');
});

test.each([
  ['/guides/#a', '/guides/#a'],
  ['javascript:alert(1)', undefined],
  ['https://example.com/', undefined],
  ['//example.com/', undefined],
  ['http://[', undefined],
])('%s is %s on this site', (url, path) => {
  expect(ownPath(url)).toBe(path);
});
