import { namesIn, termOf } from '../../../site/search/terms';
import type { SearchIndex } from './readIndex';
import type { QueryTerm, QueryWord } from './readQuery';
import {
  allOf,
  betterOf,
  filesFor,
  filesForMistakes,
  termMatches,
  wholeMatches,
  type Matches,
} from './termMatches';
import { isUnknown, understand, type Understood } from './understand';

const PARTS = 0.75;
/** `devServer.sendMessage` is `sendMessage`, if nothing has both names. */
const MEMBER = 0.5;
/** `processAssets` as a whole comes before its parts in a title, as in 'Asset Modules'. */
const WHOLE_NAME = 1.5;
const JOINED = 0.9;
const SYNONYM = 0.85;

/** For each word of a query, the records that match it in any form. */
export function wordMatches(index: SearchIndex, understood: readonly Understood[]): Matches[] {
  const words = understood.map(({ word }) => word);
  const known = new Map<string, Matches>();
  const matchesOf = (word: QueryTerm) => {
    const matches = known.get(word.start) ?? termMatches(index, word);
    known.set(word.start, matches);
    return matches;
  };
  const phrase = (terms: readonly string[], factor: number) =>
    allOf(
      terms.map((term) => wholeMatches(index, term)),
      factor,
    );

  const alternatives = words.map((word) => {
    if (word.parts.length === 0) return [matchesOf(word)];
    const matches = matchesOf(word);
    const whole = index.terms.get(word.term) ? raised(matches) : matches;
    const parts = word.parts.map(matchesOf);
    const all = [whole, allOf(parts, PARTS)];
    return all.some(({ size }) => size > 0) ? all : [allOf(parts.slice(-1), MEMBER)];
  });
  for (const { from, to, terms } of joinedWords(words)) {
    alternatives.slice(from, to).forEach((each) => each.push(phrase(terms, JOINED)));
  }
  for (const { from, to, terms } of synonymsIn(index.synonyms, words)) {
    alternatives.slice(from, to).forEach((each) => each.push(phrase(terms, SYNONYM)));
  }
  understood.forEach(({ word, typed }, place) => {
    if (word !== typed) alternatives[place]?.push(matchesOf(typed));
  });
  return alternatives.map(betterOf);
}

/** The files without which words would match less than with all files. */
export function filesOfWords(index: SearchIndex, words: readonly QueryWord[]): string[] {
  const alternatives = [...joinedWords(words), ...synonymsIn(index.synonyms, words)];
  return unique([
    ...words.flatMap((word) => [word, ...word.parts]).flatMap((word) => filesFor(index, word)),
    ...alternatives.flatMap(({ terms }) => terms.flatMap(index.terms.fileWith)),
  ]);
}

/** The same for words that match nothing in those files, and for what they are instead. */
export const filesOfMistakes = (index: SearchIndex, words: readonly QueryWord[]): string[] =>
  unique([
    ...words
      .flatMap((word) => [word, ...word.parts])
      .filter((word) => isUnknown(index, word))
      .flatMap((word) => filesForMistakes(index, word)),
    ...filesOfWords(
      index,
      understand(index, words).map(({ word }) => word),
    ),
  ]);

const unique = (texts: readonly string[]) => [...new Set(texts)];

const raised = (matches: Matches): Matches =>
  new Map(
    [...matches].map(([record, match]) => [
      record,
      { ...match, quality: Math.min(1, WHOLE_NAME * match.quality) },
    ]),
  );

/** The query with one phrase at a time replaced by a synonym. */
export const phrasings = ({ synonyms }: SearchIndex, words: readonly QueryWord[]): string[] =>
  synonymsIn(synonyms, words).map(({ from, to, terms }) =>
    unique([
      ...words.slice(0, from).map(({ term }) => term),
      ...terms,
      ...words.slice(to).map(({ term }) => term),
    ]).join(' '),
  );

type Alternative = { from: number; to: number; terms: string[] };

/** `source map` may be written as `sourcemap`. */
const joinedWords = (words: readonly QueryWord[]): Alternative[] =>
  words.slice(1).map(({ start }, from) => ({
    from,
    to: from + 2,
    terms: [termOf((words[from]?.start ?? '') + start)],
  }));

/** The synonyms of each phrase in the query. */
function synonymsIn(groups: readonly string[][], words: readonly QueryWord[]): Alternative[] {
  const asked = words.map(({ term }) => term);
  return groups.flatMap((group) => {
    const phrases = group.map((text) => namesIn(text).map(termOf));
    return phrases.flatMap((phrase) =>
      placesOf(phrase, asked).flatMap((from) =>
        phrases
          .filter((other) => other !== phrase)
          .map((terms) => ({ from, to: from + phrase.length, terms })),
      ),
    );
  });
}

const placesOf = (phrase: readonly string[], words: readonly string[]) =>
  words.flatMap((_, at) =>
    phrase.every((term, offset) => words[at + offset] === term) ? [at] : [],
  );
