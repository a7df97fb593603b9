import { unforeseen } from '../../../../../scripts/bench/search/unforeseen';
import { record } from '../../../../support/searchIndex';

test('what says the same as a question is left out, and the rest stays', () => {
  const content = {
    synonyms: [],
    records: [
      {
        ...record('/a/', ['A']),
        searchedAs: [
          'serve files gzipped',
          'how do I serve gzipped files',
          'compress files',
          'gzip',
        ],
      },
    ],
  };
  const [left] = unforeseen(content, ['serve gzipped files', 'gzip']).records;
  expect(left?.searchedAs).toEqual(['compress files', 'gzip']);
});
