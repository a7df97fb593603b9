import { wordsOfPhrase } from '../../../site/search/phrases';
import type { QueryWord } from './readQuery';

/** How much of a query each of the phrases has that readers type for a record. */
export type PhraseShares = ReadonlyMap<number, number>;

/** One phrase with all words says more than several with some of them. */
const ALL_IN_PHRASE = 0.8;
/** A word alone is in many phrases. */
const SINGLE_WORD = 0.15;
const SHARE_EXPONENT = 2.5;
const CLOSENESS_EXPONENT = 2.5;

/** How much more a record counts because of a phrase that readers type for it. */
export function phraseWeight(phrases: PhraseShares, words: readonly QueryWord[]): number {
  const asked = words.reduce((sum, { parts }) => sum + Math.max(1, parts.length), 0);
  const most = words.length === 1 ? SINGLE_WORD : ALL_IN_PHRASE;
  let best = 0;
  for (const [phrase, share] of phrases) {
    const closeness = Math.min(1, (share * asked) / wordsOfPhrase(phrase));
    best = Math.max(best, closeness ** CLOSENESS_EXPONENT * share ** SHARE_EXPONENT);
  }
  return 1 + most * best;
}
