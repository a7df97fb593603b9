import { SEARCH_FIELDS, type SearchField } from '../../../site/search/searchFields';
import type { SearchIndex } from './readIndex';

/** How well a record matches one word of a query, from 0 to 1, and by which terms. */
export type Match = { quality: number; inTitle: boolean; terms: readonly string[] };
export type Matches = ReadonlyMap<number, Match>;

const FIELD_QUALITY: Record<SearchField, number> = {
  title: 1,
  above: 0.5,
  names: 0.5,
  text: 0.4,
  samples: 0.3,
};

/** Words match longer terms that start with them. Short words do so only in the best fields. */
const STARTS: readonly { letters: number; fields: readonly SearchField[] }[] = [
  { letters: 4, fields: SEARCH_FIELDS },
  { letters: 3, fields: ['title', 'names'] },
  { letters: 1, fields: ['title'] },
];
const START_QUALITY = 0.8;

/** Words with one typing mistake are tried before two; `letters` is the minimum length. */
const MISTAKES = [
  { count: 1, letters: 4 },
  { count: 2, letters: 6 },
];
const MISTAKE_QUALITY = 0.6;
/** Longer words are rare, and take long to search. */
const MAX_MISSPELT_LETTERS = 40;

/** The records with a term: the same, a longer one that starts with it, or else a misspelt one. */
export function termMatches(index: SearchIndex, term: string): Matches {
  const { terms } = index;
  const number = terms.get(term);
  const fields = STARTS.find(({ letters }) => term.length >= letters)?.fields ?? [];
  const quality = (found: string) => startQuality(term, found);
  const starts = matchesOf(index, terms.atPrefix(term), fields, quality);
  const whole = fields === SEARCH_FIELDS || number === undefined ? [] : [[term, number] as const];
  const found = betterOf([starts, matchesOf(index, whole, SEARCH_FIELDS, quality)]);
  return found.size > 0 ? found : misspeltMatches(index, term);
}

function misspeltMatches(index: SearchIndex, term: string): Matches {
  for (const { count, letters } of MISTAKES) {
    if (term.length < letters || term.length > MAX_MISSPELT_LETTERS) break;
    const near = [...index.terms.fuzzyGet(term, count)].map(
      ([found, [number]]) => [found, number] as const,
    );
    const matches = matchesOf(index, near, SEARCH_FIELDS, (found) => mistakenQuality(term, found));
    if (matches.size > 0) return matches;
  }
  return new Map();
}

/** For a term that starts with the word: the more of it is typed, the better. */
const startQuality = (term: string, found: string) =>
  found === term ? 1 : START_QUALITY * Math.sqrt(term.length / found.length);

const mistakenQuality = (term: string, found: string) =>
  MISTAKE_QUALITY * (1 - Math.abs(found.length - term.length) / term.length);

function matchesOf(
  { recordsWith }: SearchIndex,
  found: Iterable<readonly [term: string, number: number]>,
  fields: readonly SearchField[],
  qualityOf: (term: string) => number,
): Matches {
  const matches = new Map<number, { quality: number; inTitle: boolean; terms: string[] }>();
  for (const [term, number] of found) {
    const ofTerm = qualityOf(term);
    for (const field of fields) {
      const quality = ofTerm * FIELD_QUALITY[field];
      const inTitle = field === 'title';
      for (const record of recordsWith(number, field)) {
        const match = matches.get(record);
        if (!match) {
          matches.set(record, { quality, inTitle, terms: [term] });
          continue;
        }
        match.quality = Math.max(match.quality, quality);
        match.inTitle ||= inTitle;
        if (match.terms.at(-1) !== term) match.terms.push(term);
      }
    }
  }
  return matches;
}

/** The records that match all of several terms. */
export function allOf(matches: readonly Matches[], factor: number): Matches {
  const [fewest, ...others] = [...matches].sort((a, b) => a.size - b.size);
  const met = new Map<number, Match>();
  for (const [record, match] of fewest ?? []) {
    const all = [match];
    for (const other of others) {
      const found = other.get(record);
      if (found) all.push(found);
    }
    if (all.length < matches.length) continue;
    met.set(record, {
      quality: (factor * all.reduce((sum, { quality }) => sum + quality, 0)) / all.length,
      inTitle: all.every(({ inTitle }) => inTitle),
      terms: all.flatMap(({ terms }) => terms),
    });
  }
  return met;
}

/** The better match of each record. */
export function betterOf(matches: readonly Matches[]): Matches {
  const [first = new Map<number, Match>(), ...others] = matches.filter(({ size }) => size > 0);
  if (others.length === 0) return first;
  const better = new Map(first);
  for (const other of others) {
    for (const [record, match] of other) {
      const known = better.get(record);
      if (!known || match.quality > known.quality) better.set(record, match);
    }
  }
  return better;
}
