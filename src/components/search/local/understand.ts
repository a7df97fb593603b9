import SearchableMap from 'minisearch/SearchableMap';
import { STOP_WORDS, termOf } from '../../../site/search/terms';
import { readQuery, type QueryTerm, type QueryWord } from './readQuery';
import type { SearchIndex } from './readIndex';
import { correctMatches, nearestInTitles } from './termMatches';

/** A word as titles spell it, and as it was typed. */
export type Understood = { word: QueryWord; typed: QueryWord };

/**
 * The words of a query; a misspelt one as titles spell it, if one of them has such a word. What says
 * nothing about the subject is left out when it's misspelt, too: `webpak`, `withut`.
 */
export function understand(index: SearchIndex, words: readonly QueryWord[]): Understood[] {
  const all = words.flatMap((typed) => understandWord(index, typed));
  const significant = all.filter(
    ({ word, typed }) => word === typed || !STOP_WORDS.has(word.start),
  );
  return significant.length > 0 ? significant : all;
}

function understandWord(index: SearchIndex, typed: QueryWord): Understood[] {
  const spelt = isUnknown(index, typed) ? spelling(index, typed) : undefined;
  const words = spelt === undefined ? [typed] : readQuery(spelt).map(finished);
  return words.map((word) => ({ word, typed }));
}

export const isUnknown = (index: SearchIndex, word: QueryTerm) =>
  correctMatches(index, word).size === 0;

function spelling(index: SearchIndex, typed: QueryWord): string | undefined {
  const near = nearestInTitles(index, typed, 1);
  // `runtimeChuck`: one of its parts is a word, but only another name is written like that.
  const isMisspelt = near !== undefined || typed.parts.every((part) => isUnknown(index, part));
  if (!isMisspelt) return withSpeltParts(index, typed);
  return (
    stopWordNear(typed) ??
    near ??
    splitWord(index, typed) ??
    nearestInTitles(index, typed, 2) ??
    withSpeltParts(index, typed)
  );
}

const stopWords = SearchableMap.from([...STOP_WORDS].map((word) => [word, word]));
/** Shorter ones are near too many words. */
const MIN_LETTERS_OF_STOP_WORD = 6;

function stopWordNear({ start }: QueryWord): string | undefined {
  if (start.length < MIN_LETTERS_OF_STOP_WORD) return undefined;
  return [...stopWords.fuzzyGet(start, 1).keys()].find((word) => word[0] === start[0]);
}

const MIN_LETTERS_OF_PART = 3;

/** `lazyloading` is `lazy loading`, if titles have both words. */
function splitWord({ terms }: SearchIndex, { start }: QueryWord): string | undefined {
  const isInTitles = (word: string) => (terms.get(termOf(word))?.('title').length ?? 0) > 0;
  for (let at = MIN_LETTERS_OF_PART; at <= start.length - MIN_LETTERS_OF_PART; at++) {
    const [first, second] = [start.slice(0, at), start.slice(at)];
    if (isInTitles(first) && isInTitles(second)) return `${first} ${second}`;
  }
  return undefined;
}

/** `compiler.hoks.done`: some parts are words, others are misspelt. */
function withSpeltParts(index: SearchIndex, { start, parts }: QueryWord): string | undefined {
  const spelt = parts
    .filter((part) => isUnknown(index, part))
    .reduce((name, part) => name.replace(part.start, nearest(index, part) ?? part.start), start);
  return spelt === start ? undefined : spelt;
}

const nearest = (index: SearchIndex, word: QueryTerm) =>
  nearestInTitles(index, word, 1) ?? nearestInTitles(index, word, 2);

const finished = ({ parts, ...word }: QueryWord): QueryWord => ({
  ...word,
  isLast: false,
  parts: parts.map((part) => ({ ...part, isLast: false })),
});
