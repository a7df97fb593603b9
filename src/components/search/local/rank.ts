import { levelOf, titleOf } from '../../../site/search/searchRecord';
import type { IndexedRecord, SearchIndex } from './readIndex';
import { normalized, type QueryWord } from './readQuery';
import type { Matches } from './termMatches';
import { phrasings, wordMatches } from './wordMatches';

export type Found = {
  record: IndexedRecord;
  score: number;
  inTitle: boolean;
  terms: ReadonlySet<string>;
};

/** Links elsewhere, the past, lists of types, and pages for few readers rank below explanations. */
const SECTION_WEIGHT: Readonly<Record<string, number>> = {
  'API Types': 0.4,
  Blog: 0.6,
  Migrate: 0.75,
  Contribute: 0.85,
  webpack: 0.85,
};
/** `moduleIds` is an option first, and a hook or a member for those who write plugins. */
const PAGE_WEIGHTS: readonly (readonly [pages: RegExp, weight: number])[] = [
  [/^\/api\/(?:\w+-hooks|parser|resolvers)\//, 0.7],
  [/^\/api\/(?:[\w-]+-object|webpack-sources|webpack-util)\//, 0.6],
  // Who types words asks for more than a message: see `recognize`.
  [/^\/errors\/./, 0.55],
];
const LEVEL_WEIGHT = [1.25, 1, 0.95, 0.9, 0.85, 0.85];

/** A title that equals the query, is a synonym of it, ends with it as a path, or contains it. */
const WHOLE_TITLE = 2;
const SAME_MEANING = 1.7;
const END_OF_TITLE = 1.7;
/** `babel` finds the page of babel-loader before sections about it elsewhere. */
const START_OF_PAGE_TITLE = 1.7;
const ALL_IN_TITLE = 0.6;

/** Words that most texts contain say little; no text is found by them. */
const COMMON_WEIGHT = 0.4;

/** The records that match the words of a query, best first. */
export function rank(index: SearchIndex, words: readonly QueryWord[], max: number): Found[] {
  const matches = wordMatches(index, words);
  const sums = sumUp(index, words, matches);
  const asked = words.map(({ term }) => term).join(' ');
  const synonyms = phrasings(index, words);

  const scores = new Map<number, number>();
  for (const [number, { quality, coverage, inTitle }] of sums) {
    const record = index.records[number];
    if (!record) continue;
    const weight = recordWeight(record) * titleWeight(record, inTitle, asked, synonyms);
    scores.set(number, quality * coverage ** 3 * weight);
  }
  return [...scores]
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
    .slice(0, max)
    .flatMap(([number, score]) => {
      const record = index.records[number];
      const inTitle = (sums.get(number)?.inTitle ?? 0) > 0.5;
      const terms = new Set(matches.flatMap((each) => each.get(number)?.terms ?? []));
      return record ? [{ record, score, inTitle, terms }] : [];
    });
}

/** How well a record matches all words, how many of them, and how many in its title. */
type Sum = { quality: number; coverage: number; inTitle: number };

/** Rare words count more. */
function sumUp(
  index: SearchIndex,
  words: readonly QueryWord[],
  matches: readonly Matches[],
): ReadonlyMap<number, Sum> {
  const count = index.records.length;
  const weights = matches.map((each, word) =>
    index.common.has(words[word]?.term ?? '')
      ? COMMON_WEIGHT
      : Math.log(1 + count / (1 + each.size)),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const sums = new Map<number, Sum>();
  matches.forEach((each, word) => {
    const share = (weights[word] ?? 0) / all;
    for (const [record, { quality, inTitle }] of each) {
      const sum = sums.get(record) ?? { quality: 0, coverage: 0, inTitle: 0 };
      sum.quality += quality * share;
      sum.coverage += share;
      if (inTitle) sum.inTitle += share;
      sums.set(record, sum);
    }
  });
  return sums;
}

const recordWeight = (record: IndexedRecord) =>
  (SECTION_WEIGHT[record.section] ?? 1) *
  (PAGE_WEIGHTS.find(([pages]) => pages.test(record.url))?.[1] ?? 1) *
  (LEVEL_WEIGHT[levelOf(record) - 1] ?? 1);

function titleWeight(
  record: IndexedRecord,
  inTitle: number,
  asked: string,
  synonyms: readonly string[],
): number {
  if (inTitle < 0.999) return 1;
  const title = normalized(titleOf(record));
  if (title === asked) return WHOLE_TITLE;
  if (synonyms.includes(title)) return SAME_MEANING;
  if (title.endsWith(`.${asked}`)) return END_OF_TITLE;
  const begins = [asked, ...synonyms].some(
    (each) => title.startsWith(`${each} `) || title.startsWith(`${each}-`),
  );
  if (begins && levelOf(record) === 1) return START_OF_PAGE_TITLE;
  return 1 + ALL_IN_TITLE * Math.min(1, asked.length / title.length);
}
