import { partsFirst } from '../../../../src/components/search/local/partsFirst';
import type { Found } from '../../../../src/components/search/local/rank';
import { readQuery } from '../../../../src/components/search/local/readQuery';

const found = (
  url: string,
  score: number,
  { inTitle = false, phrase = 1 }: { inTitle?: boolean; phrase?: number } = {},
): Found => ({
  record: {
    url,
    section: 'Guides',
    titles: url.includes('#') ? ['Page', 'Part'] : ['Page'],
    textsUrl: '',
    place: 0,
    pagesWithTitle: 1,
  },
  score,
  inTitle,
  phrase,
  terms: new Set(),
});
const urls = (list: readonly Found[], query = 'faster type checks') =>
  partsFirst(list, readQuery(query)).map(({ record }) => record.url);

test('the part that fits nearly as well comes before its page', () => {
  const list = [found('/a/', 1), found('/b/', 0.9), found('/a/#one', 0.6), found('/a/#two', 0.5)];
  expect(urls(list)).toEqual(['/a/#one', '/a/', '/b/', '/a/#two']);
});

test('a part that fits much less stays where it is', () => {
  expect(urls([found('/a/', 1), found('/a/#one', 0.2)])).toEqual(['/a/', '/a/#one']);
});

test('a page that is called what was typed stays first', () => {
  const inTitle = true;
  expect(urls([found('/a/', 1, { inTitle }), found('/a/#one', 0.9, { inTitle })])).toEqual([
    '/a/',
    '/a/#one',
  ]);
});

test('a page stays first if what readers type for it says more of the query', () => {
  const list = (ofPage: number, ofPart: number) => [
    found('/a/', 1, { phrase: ofPage }),
    found('/a/#one', 0.9, { phrase: ofPart }),
  ];
  expect(urls(list(1.5, 1))).toEqual(['/a/', '/a/#one']);
  expect(urls(list(1.5, 1.5))).toEqual(['/a/#one', '/a/']);
});

test('one word asks for the page', () => {
  expect(urls([found('/a/', 1), found('/a/#one', 0.9)], 'types')).toEqual(['/a/', '/a/#one']);
});

test('a name from code asks for the part that has it', () => {
  const list = [found('/a/', 1), found('/a/#one', 0.9)];
  expect(urls(list, 'transpileOnly')).toEqual(['/a/#one', '/a/']);
  expect(urls(list, 'generate index.html')).toEqual(['/a/#one', '/a/']);
});

test('a page of the same name is another page', () => {
  expect(urls([found('/a/', 1), found('/b/#one', 0.9)])).toEqual(['/a/', '/b/#one']);
});
