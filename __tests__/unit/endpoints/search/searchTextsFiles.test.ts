import { searchTextsFiles } from '../../../../src/endpoints/search/searchTextsFiles';
import { TEXTS_IN_A_FILE } from '../../../../src/site/search/searchFiles';

const records = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    url: `/page/#${number}`,
    section: 'Guides',
    titles: ['Page'],
    text: `Text ${number}`,
    code: [],
  })) as unknown as Parameters<typeof searchTextsFiles>[0];

test('the texts of a long page are in several files, in their order', () => {
  const files = searchTextsFiles(records(TEXTS_IN_A_FILE + 2)).map(
    (file) => JSON.parse(file) as string[],
  );
  expect(files.map(({ length }) => length)).toEqual([TEXTS_IN_A_FILE, 2]);
  expect(files[1]).toEqual([`Text ${TEXTS_IN_A_FILE}`, `Text ${TEXTS_IN_A_FILE + 1}`]);
});

test('a page without texts has no file', () => {
  expect(searchTextsFiles([])).toEqual([]);
});
