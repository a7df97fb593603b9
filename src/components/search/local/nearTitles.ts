import { levelOf, titleOf } from '../../../site/search/searchRecord';
import type { SearchIndex } from './readIndex';
import type { QueryWord } from './readQuery';

const MAX_TITLES = 3;
/** A title with fewer letters in common, or less than half of the word, is not near. */
const MIN_LETTERS = 4;
const MIN_SHARE = 0.5;

/** Titles with a word that shares its beginning, as long as possible, with a word of the query. */
export function nearTitles(index: SearchIndex, words: readonly QueryWord[]): string[] {
  const titles = words.flatMap(({ start: term }) => {
    const least = Math.max(MIN_LETTERS, Math.ceil(term.length * MIN_SHARE));
    for (let length = term.length; length >= least; length--) {
      const found = titlesWith(index, term.slice(0, length));
      if (found.length > 0) return found.slice(0, MAX_TITLES);
    }
    return [];
  });
  return [...new Set(titles)].slice(0, MAX_TITLES);
}

/** Titles of pages first, then titles of headings. */
function titlesWith({ terms, records }: SearchIndex, start: string): string[] {
  const found = terms
    .startingWith(start)
    .flatMap(([, postings]) => postings('title'))
    .flatMap((number) => records[number] ?? [])
    .sort((a, b) => levelOf(a) - levelOf(b));
  return [...new Set(found.map(titleOf))];
}
