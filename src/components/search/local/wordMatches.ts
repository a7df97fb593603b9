import { namesIn, termOf } from '../../../site/search/terms';
import type { SearchIndex } from './readIndex';
import type { QueryWord } from './readQuery';
import { allOf, betterOf, termMatches, type Matches } from './termMatches';

const PARTS = 0.75;
/** `processAssets` as a whole comes before its parts in a title, as in 'Asset Modules'. */
const WHOLE_NAME = 1.8;
const JOINED = 0.9;
const SYNONYM = 0.85;

/** For each word of a query, the records that match it in any form. */
export function wordMatches(index: SearchIndex, words: readonly QueryWord[]): Matches[] {
  const known = new Map<string, Matches>();
  const matchesOf = (term: string) => {
    const matches = known.get(term) ?? termMatches(index, term);
    known.set(term, matches);
    return matches;
  };
  const phrase = (terms: readonly string[], factor: number) => allOf(terms.map(matchesOf), factor);

  const alternatives = words.map(({ term, parts }) => {
    if (parts.length === 0) return [matchesOf(term)];
    const whole = index.terms.has(term) ? raised(matchesOf(term)) : matchesOf(term);
    return [whole, phrase(parts, PARTS)];
  });
  for (const { from, to, terms } of joinedWords(words)) {
    if (index.terms.has(terms[0] ?? ''))
      alternatives.slice(from, to).forEach((each) => each.push(phrase(terms, JOINED)));
  }
  for (const { from, to, terms } of synonymsIn(index.synonyms, words)) {
    alternatives.slice(from, to).forEach((each) => each.push(phrase(terms, SYNONYM)));
  }
  return alternatives.map(betterOf);
}

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
    [
      ...words.slice(0, from).map(({ term }) => term),
      ...terms,
      ...words.slice(to).map(({ term }) => term),
    ].join(' '),
  );

type Alternative = { from: number; to: number; terms: string[] };

/** `source map` may be written as `sourcemap`. */
const joinedWords = (words: readonly QueryWord[]): Alternative[] =>
  words.slice(1).map(({ term }, from) => ({
    from,
    to: from + 2,
    terms: [(words[from]?.term ?? '') + term],
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
