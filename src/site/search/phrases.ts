import { significantNames, wordsOf } from './terms';

/** Of more phrases or words, the last ones are not told apart. */
const MAX_PHRASES = 128;
const MAX_WORDS = 4;

/**
 * A phrase that readers type for a record, as one number: whose it is, which one, and how long.
 * Numbers of a record ascend with their places, however many there are.
 */
export function phraseNumber(record: number, place: number, words: number): number {
  const isTold = place < MAX_PHRASES - 1;
  const number = record * MAX_PHRASES + (isTold ? place : MAX_PHRASES - 1);
  return number * MAX_WORDS + (isTold ? Math.min(words, MAX_WORDS) : MAX_WORDS) - 1;
}

export const recordOfPhrase = (number: number): number =>
  Math.floor(number / MAX_PHRASES / MAX_WORDS);

/** Four words stand for any number above. */
export const wordsOfPhrase = (number: number): number => (number % MAX_WORDS) + 1;

/** `path alias` has two words, and `resolve.alias` has as many. */
export const countWords = (text: string): number => significantNames(text).flatMap(wordsOf).length;
