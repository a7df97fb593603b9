import { SEARCH_FIELDS, type SearchField } from '../../../site/search/searchFields';
import { STOP_WORDS } from '../../../site/search/terms';
import { recordOfPhrase } from '../../../site/search/phrases';
import type { QueryTerm } from './readQuery';
import type { SearchIndex } from './readIndex';
import type { Postings, Terms } from './terms';

/** How well a record matches one word of a query, from 0 to 1, and by which terms. */
export type Match = {
  quality: number;
  inTitle: boolean;
  /** In its title, or in one above it. */
  inPath: boolean;
  terms: readonly string[];
  /** What readers type for the record, where it has the word. */
  phrases: ReadonlySet<number>;
};
export type Matches = ReadonlyMap<number, Match>;

const FIELD_QUALITY: Record<SearchField, number> = {
  title: 1,
  above: 0.5,
  searchedAs: 0.8,
  lead: 0.5,
  names: 0.5,
  text: 0.3,
  samples: 0.3,
};

const START_QUALITY = 0.8;
const MISTAKE_QUALITY = 0.6;

const TITLES: readonly SearchField[] = ['title', 'above'];

/** Words match longer terms that start with them. Short words do so only in the best fields. */
const STARTS: readonly { letters: number; fields: readonly SearchField[] }[] = [
  { letters: 4, fields: SEARCH_FIELDS },
  { letters: 3, fields: ['title', 'names'] },
  { letters: 1, fields: ['title'] },
];

/** All words but the last one are finished: they match longer terms only in titles. */
const startFields = ({ start, isLast }: QueryTerm): readonly SearchField[] => {
  const fields = STARTS.find(({ letters }) => start.length >= letters)?.fields ?? [];
  return isLast ? fields : fields.filter((field) => TITLES.includes(field));
};

const MIN_MISSPELT_LETTERS = 4;
/** Words with one typing mistake are tried before two; so many letters have to be typed. */
const MISTAKES = [
  { count: 1, letters: MIN_MISSPELT_LETTERS },
  { count: 2, letters: 6 },
];
/** Longer words are rare, and take long to search. */
const MAX_MISSPELT_LETTERS = 40;
/** Texts have too many words to look through all of them: mistakes come later in a word. */
const SAME_LETTERS = 3;

type Found = { term: string; postings: Postings; quality: number; fields: readonly SearchField[] };

/** The records with a term: the same, a longer one that starts with it, or else a misspelt one. */
export function termMatches(index: SearchIndex, word: QueryTerm): Matches {
  const found = correctMatches(index, word);
  return found.size > 0 ? found : misspeltMatches(index, word);
}

/** The same without typing mistakes. */
export const correctMatches = (index: SearchIndex, word: QueryTerm): Matches =>
  matchesOf([...wholeTerm(index, word.term), ...longerTerms(index, word)]);

/** The files with the terms of texts that a word may match. */
export const filesFor = ({ terms }: SearchIndex, word: QueryTerm): string[] =>
  startFields(word).every((field) => TITLES.includes(field))
    ? terms.fileWith(word.term)
    : [...terms.fileWith(word.term), ...terms.filesStarting(word.start)];

/** The files in which a word that matches nothing is looked for with typing mistakes. */
export const filesForMistakes = (index: SearchIndex, word: QueryTerm): string[] =>
  isCorrectable(word) ? index.terms.filesStarting(word.term.slice(0, SAME_LETTERS)) : [];

/** The exact terms only. */
export const wholeMatches = (index: SearchIndex, term: string): Matches =>
  matchesOf(wholeTerm(index, term));

function wholeTerm({ terms }: SearchIndex, term: string): Found[] {
  const postings = terms.get(term);
  return postings ? [{ term, postings, quality: 1, fields: SEARCH_FIELDS }] : [];
}

function longerTerms({ terms }: SearchIndex, word: QueryTerm): Found[] {
  const { term, start } = word;
  const fields = startFields(word);
  return terms
    .startingWith(start)
    .filter(([found]) => found !== term)
    .map(([found, postings]) => ({
      term: found,
      postings,
      quality: START_QUALITY * Math.sqrt(start.length / found.length),
      fields,
    }));
}

const isCorrectable = ({ start }: QueryTerm, letters = 0) =>
  start.length >= Math.max(letters, MIN_MISSPELT_LETTERS) && start.length <= MAX_MISSPELT_LETTERS;

function misspeltMatches({ terms }: SearchIndex, word: QueryTerm): Matches {
  const { term, start } = word;
  for (const { count, letters } of MISTAKES) {
    if (!isCorrectable(word, letters)) break;
    const found = new Map([term, start].flatMap((each) => nearTerms(terms, each, count)));
    const near = [...found].map(([each, postings]): Found => ({
      term: each,
      postings,
      quality: MISTAKE_QUALITY * (1 - lengthDifference(each, word) / term.length),
      fields: each.startsWith(term.slice(0, SAME_LETTERS)) ? SEARCH_FIELDS : TITLES,
    }));
    const matches = matchesOf(near);
    if (matches.size > 0) return matches;
  }
  return new Map();
}

/** The word of titles that differs by so many typing mistakes. */
export function nearestInTitles(
  index: SearchIndex,
  word: QueryTerm,
  mistakes: 1 | 2,
): string | undefined {
  const { letters = Infinity } = MISTAKES.find(({ count }) => count === mistakes) ?? {};
  if (!isCorrectable(word, letters)) return undefined;
  return nearInTitles(index, word.start, mistakes) ?? nearInTitles(index, word.term, mistakes);
}

/**
 * The one that most titles have, with the same first letter, which is hardly ever wrong; two swapped
 * letters are one mistake.
 */
function nearInTitles({ terms }: SearchIndex, word: string, mistakes: number): string | undefined {
  const likelihood = (term: string) =>
    (term[0] === word[0] ? 1 : 0) + (STOP_WORDS.has(term) ? 0 : 1);
  const [best] = [
    ...nearTerms(terms, word, mistakes),
    ...withSwappedLetters(word).map((term) => [term, terms.get(term)] as const),
  ]
    .map(([term, postings]) => ({ term, titles: postings?.('title').length ?? 0 }))
    .filter(({ titles }) => titles > 0)
    .sort(
      (a, b) =>
        likelihood(b.term) - likelihood(a.term) ||
        b.titles - a.titles ||
        (a.term < b.term ? -1 : 1),
    );
  return best?.term;
}

const withSwappedLetters = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );

const lengthDifference = (found: string, { term, start }: QueryTerm) =>
  Math.min(Math.abs(found.length - term.length), Math.abs(found.length - start.length));

/** Short terms have many others near them. */
const nearTerms = (terms: Terms, term: string, mistakes: number) =>
  term.length < MIN_MISSPELT_LETTERS ? [] : terms.near(term, mistakes);

const NO_PHRASES = new Set<number>();

/** Most matches have no phrases, and share the set without any. */
const withPhrase = (phrases: Set<number>, phrase: number): Set<number> =>
  phrases === NO_PHRASES ? new Set([phrase]) : phrases.add(phrase);

type FoundMatch = Match & { terms: string[]; phrases: Set<number> };

function matchesOf(found: readonly Found[]): Matches {
  const matches = new Map<number, FoundMatch>();
  for (const { term, postings, quality: ofTerm, fields } of found) {
    for (const field of fields) {
      const quality = ofTerm * FIELD_QUALITY[field];
      const inTitle = field === 'title';
      const inPath = TITLES.includes(field);
      for (const number of postings(field)) {
        const record = field === 'searchedAs' ? recordOfPhrase(number) : number;
        const match = matches.get(record) ?? {
          quality,
          inTitle,
          inPath,
          terms: [],
          phrases: NO_PHRASES,
        };
        matches.set(record, match);
        if (field === 'searchedAs') match.phrases = withPhrase(match.phrases, number);
        match.quality = Math.max(match.quality, quality);
        match.inTitle ||= inTitle;
        match.inPath ||= inPath;
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
      inPath: all.every(({ inPath }) => inPath),
      terms: all.flatMap(({ terms }) => terms),
      phrases: inAll(all),
    });
  }
  return met;
}

const union = (a: ReadonlySet<number>, b: ReadonlySet<number>): ReadonlySet<number> =>
  a.size === 0 ? b : b.size === 0 ? a : new Set([...a, ...b]);

function inAll([first, ...others]: readonly Match[]): ReadonlySet<number> {
  if (!first || first.phrases.size === 0) return NO_PHRASES;
  const isInOthers = (phrase: number) => others.every(({ phrases }) => phrases.has(phrase));
  return new Set([...first.phrases].filter(isInOthers));
}

/** The better match of each record. */
export function betterOf(matches: readonly Matches[]): Matches {
  const [first = new Map<number, Match>(), ...others] = matches.filter(({ size }) => size > 0);
  if (others.length === 0) return first;
  const better = new Map(first);
  for (const other of others) {
    for (const [record, match] of other) {
      const known = better.get(record);
      const best = !known || match.quality > known.quality ? match : known;
      better.set(record, {
        ...best,
        inTitle: match.inTitle || known?.inTitle === true,
        inPath: match.inPath || known?.inPath === true,
        phrases: union(match.phrases, known?.phrases ?? NO_PHRASES),
      });
    }
  }
  return better;
}
