import type { Found } from '../../../../src/components/search/local/rank';
import { supported } from '../../../../src/components/search/local/supported';

const found = (url: string, score: number): Found => ({
  record: { url, section: 'Guides', titles: ['Page'], textsUrl: '', place: 0, pagesWithTitle: 1 },
  score,
  inTitle: false,
  phrase: 1,
  terms: new Set(),
});
const urls = (list: readonly Found[]) => supported(list).map(({ record }) => record.url);

test('of two parts that fit equally well, the one of the page with more such parts comes first', () => {
  expect(urls([found('/a/#one', 1), found('/b/#one', 1), found('/b/#two', 0.8)])).toEqual([
    '/b/#one',
    '/a/#one',
    '/b/#two',
  ]);
});

test('a part that fits much better stays first', () => {
  expect(urls([found('/a/#one', 1), found('/b/#one', 0.5), found('/b/#two', 0.5)])[0]).toBe(
    '/a/#one',
  );
});
