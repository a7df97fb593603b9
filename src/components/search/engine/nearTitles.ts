import { titleOf } from '../../../site/search/searchRecord';
import type { SearchIndex } from './readIndex';
import type { QueryWord } from './readQuery';

const MOST = 3;
const LEAST_LETTERS = 2;

/** Titles with a word that begins as one of the query does, as much of it as has any. */
export function nearTitles({ terms, records }: SearchIndex, words: readonly QueryWord[]): string[] {
  const titles = words.flatMap(({ term }) => {
    for (let length = term.length; length >= LEAST_LETTERS; length--) {
      const found = terms.search(term.slice(0, length), { prefix: true, fields: ['title'] });
      if (found.length === 0) continue;
      return found.slice(0, MOST).flatMap(({ id }) => {
        const record = records[id as number];
        return record ? [titleOf(record)] : [];
      });
    }
    return [];
  });
  return [...new Set(titles)].slice(0, MOST);
}
