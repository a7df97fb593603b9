import { searchTextsFiles } from '../../../../src/endpoints/search/searchTextsFiles';
import type { SearchRecord } from '../../../../src/site/search/searchRecord';

const records = (...texts: string[]): SearchRecord[] =>
  texts.map((text, number) => ({
    url: `/page/#${number}`,
    section: 'Guides',
    titles: ['Page'],
    text,
    searchedAs: [],
    names: [],
    samples: [],
  }));

const LONG = 'A long text. '.repeat(400);

test('short texts of a page are in one file, in their order', () => {
  expect(searchTextsFiles(records('First', 'Second', 'Third'))).toEqual([
    ['First', 'Second', 'Third'],
  ]);
});

test('after a long text begins another file', () => {
  expect(searchTextsFiles(records('First', LONG, 'Third'))).toEqual([['First', LONG], ['Third']]);
});

test('a page without texts has no file', () => {
  expect(searchTextsFiles([])).toEqual([]);
});
