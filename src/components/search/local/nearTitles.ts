import { levelOf, titleOf } from '../../../site/search/searchRecord';
import type { SearchIndex } from './readIndex';
import type { QueryWord } from './readQuery';

const MOST = 3;
/** What shares less with a title than so many letters, or than half of the word, means nothing. */
const LEAST_LETTERS = 4;
const LEAST_SHARE = 0.5;

/** Titles with a word that begins as one of the query does, as much of it as has any. */
export function nearTitles(index: SearchIndex, words: readonly QueryWord[]): string[] {
  const titles = words.flatMap(({ term }) => {
    const least = Math.max(LEAST_LETTERS, Math.ceil(term.length * LEAST_SHARE));
    for (let length = term.length; length >= least; length--) {
      const found = titlesWith(index, term.slice(0, length));
      if (found.length > 0) return found.slice(0, MOST);
    }
    return [];
  });
  return [...new Set(titles)].slice(0, MOST);
}

/** Those of pages first, then those of their headings. */
function titlesWith({ terms, records, recordsWith }: SearchIndex, start: string): string[] {
  const found = [...terms.atPrefix(start).values()]
    .flatMap((term) => recordsWith(term, 'title'))
    .flatMap((number) => records[number] ?? [])
    .sort((a, b) => levelOf(a) - levelOf(b));
  return [...new Set(found.map(titleOf))];
}
