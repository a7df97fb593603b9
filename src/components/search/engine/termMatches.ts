import type { SearchField } from '../../../site/search/searchFields';
import type { SearchIndex } from './readIndex';

/** How well one word of a query is met by a record: from 0 to 1. */
export type Match = { quality: number; inTitle: boolean; terms: readonly string[] };
export type Matches = ReadonlyMap<number, Match>;

const FIELD_QUALITY: Record<SearchField, number> = {
  title: 1,
  above: 0.5,
  names: 0.5,
  text: 0.4,
  samples: 0.3,
};
const PREFIX = { least: 2, best: 0.8 };
/** One mistake is looked for before two, each in words of so many letters. */
const MISTAKES = [
  { count: 1, letters: 4 },
  { count: 2, letters: 6 },
];
const MISTAKE_QUALITY = 0.6;
/** Nobody types longer ones, and looking for them takes long. */
const LONGEST_MISSPELT = 40;

/** The records that have a term: as it is, as a longer word that starts so, or else misspelt. */
export function termMatches({ terms }: SearchIndex, term: string): Matches {
  const exact = terms.search(term, { prefix: term.length >= PREFIX.least });
  if (exact.length > 0) return toMatches(exact, (found) => startQuality(term, found));
  for (const { count, letters } of MISTAKES) {
    if (term.length < letters || term.length > LONGEST_MISSPELT) break;
    const near = terms.search(term, { fuzzy: count });
    if (near.length > 0) return toMatches(near, (found) => mistakenQuality(term, found));
  }
  return new Map();
}

const mistakenQuality = (term: string, found: string) =>
  MISTAKE_QUALITY * (1 - Math.abs(found.length - term.length) / term.length);

/** Of a term that a word starts; the more of it is typed, the better. */
const startQuality = (term: string, found: string) =>
  found === term ? 1 : PREFIX.best * Math.sqrt(term.length / found.length);

type Result = { id: unknown; match: Record<string, string[]> };

function toMatches(results: readonly Result[], qualityOf: (found: string) => number): Matches {
  const qualities = new Map<string, number>();
  const matches = new Map<number, Match>();
  for (const { id, match } of results) {
    let best = 0;
    let inTitle = false;
    for (const found in match) {
      const known = qualities.get(found) ?? qualityOf(found);
      qualities.set(found, known);
      for (const field of match[found] ?? []) {
        best = Math.max(best, known * FIELD_QUALITY[field as SearchField]);
        if (field === 'title') inTitle = true;
      }
    }
    matches.set(id as number, { quality: best, inTitle, terms: Object.keys(match) });
  }
  return matches;
}

/** The records that meet every one of several terms. */
export function allOf(matches: readonly Matches[], factor: number): Matches {
  const [first, ...others] = matches;
  const met = new Map<number, Match>();
  for (const [record, match] of first ?? []) {
    const rest = others.map((other) => other.get(record));
    if (!rest.every((each) => each !== undefined)) continue;
    const all = [match, ...rest];
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
  const [first, ...others] = matches;
  const better = new Map(first);
  for (const [record, match] of others.flatMap((other) => [...other])) {
    const known = better.get(record);
    if (!known || match.quality > known.quality) better.set(record, match);
  }
  return better;
}
