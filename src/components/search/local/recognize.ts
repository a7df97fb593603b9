import { lettersExplained, lettersTyped } from '../../../site/messages';
import { titleOf } from '../../../site/search/searchRecord';
import type { Found } from './rank';
import type { SearchIndex } from './readIndex';

const ERRORS = /^\/errors\//;
/** A better match than any that words give. */
const SCORE = 1000;

/** The messages of webpack that a pasted text is, with the reader's names in it; best first. */
export function recognize(index: SearchIndex, pasted: string): Found[] {
  return index.records
    .filter(({ url }) => ERRORS.test(url))
    .map((record) => ({ record, letters: lettersKnown(titleOf(record), pasted) }))
    .filter(({ letters }) => letters > 0)
    .sort((a, b) => b.letters - a.letters)
    .map(({ record, letters }) => ({
      record,
      score: SCORE + letters,
      inTitle: true,
      terms: new Set<string>(),
    }));
}

const lettersKnown = (title: string, pasted: string) =>
  lettersExplained(title, pasted) || lettersTyped(title, pasted);
