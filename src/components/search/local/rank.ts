import { levelOf } from '../../../site/search/searchRecord';
import type { Intent } from './intent';
import { phraseWeight } from './phraseWeight';
import type { IndexedRecord, SearchIndex } from './readIndex';
import type { QueryWord } from './readQuery';
import { recordWeight } from './recordWeight';
import { supported } from './supported';
import type { Match, Matches } from './termMatches';
import { titleText } from './titleText';
import { titleQuery, titleWeight, type TitleQuery } from './titleWeight';
import { understand } from './understand';
import { phrasings, wordMatches } from './wordMatches';
import { wordWeight } from './wordWeight';

export type Found = {
  record: IndexedRecord;
  score: number;
  inTitle: boolean;
  /** How much more it counts because of what readers type for it. */
  phrase: number;
  terms: ReadonlySet<string>;
};

const LEVEL_WEIGHT = [1.25, 1, 0.95, 0.9, 0.85, 0.85];
/** So many words ask for something on a page, not for the whole page. */
const QUESTION_WORDS = 4;
/** So many are a question; fewer name a topic. */
const MIN_WORDS_OF_QUESTION = 3;
/** Guides mention much besides what they are about. */
const GUIDE_WEIGHT = 0.92;
/** A record without one of the words is much worse than one with all of them. */
const COVERAGE_EXPONENT = 3;
/** A word that stands only somewhere in the text hardly tells what a record is about. */
const ABOUT = 0.5;
const MENTIONED = 0.6;

/** The records that match the words of a query, best first. */
export function rank(
  index: SearchIndex,
  typedWords: readonly QueryWord[],
  intent: Intent,
  max: number,
): Found[] {
  const understood = understand(index, typedWords);
  const words = understood.map(({ word }) => word);
  const matches = wordMatches(index, understood);
  const sums = sumUp(index, words, matches);
  const query = titleQuery(words, phrasings(index, words));

  const found = [...sums]
    .flatMap(([number, sum]) => {
      const record = index.records[number];
      if (!record) return [];
      const phrase = phraseWeight(sum.phrases, words);
      const score = scoreOf(record, sum, phrase, query, intent);
      return [{ number, record, score, inTitle: sum.inTitle > 0.5, phrase }];
    })
    .sort((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, max)
    .map(({ number, ...each }) => ({
      ...each,
      terms: new Set(matches.flatMap((match) => match.get(number)?.terms ?? [])),
    }));
  return words.length >= MIN_WORDS_OF_QUESTION ? supported(found) : found;
}

/** How well a record matches all words, and how many of them: in any form, in its title … */
type Sum = {
  quality: number;
  coverage: number;
  inTitle: number;
  inPath: number;
  phrases: Map<number, number>;
};

/** Shares are added up, so that one is hardly ever reached exactly. */
const ALL_WORDS = 0.999;
/** Title, path and phrase often say the same: the best one counts, the others add a little. */
const OTHERS_EXPONENT = 0.3;
/** `emit hook` is `emit` on the page of hooks, whose title has no other words. */
const NAMED_ON_PAGE = 2.5;
const AGREEMENT = { quality: 0.3, path: 0.15, phrases: 0.15 };

function scoreOf(
  record: IndexedRecord,
  sum: Sum,
  phrase: number,
  query: TitleQuery,
  intent: Intent,
): number {
  const weights = [
    titleWeight(record, query, sum.inTitle > ALL_WORDS),
    pathWeight(record, sum, query),
    phrase,
  ];
  // A word alone is in many titles and phrases.
  const weight = query.words.length > 1 ? combined(weights) * agreement(sum) : Math.max(...weights);
  return (
    sum.quality *
    sum.coverage ** COVERAGE_EXPONENT *
    recordWeight(record, intent) *
    levelWeight(record, query.words) *
    guideWeight(record, query.words) *
    weight
  );
}

/** If it takes the titles above a record to have all words: `parser hooks evaluate`. */
function pathWeight(
  record: IndexedRecord,
  { inTitle, inPath }: Sum,
  { asked }: TitleQuery,
): number {
  if (inPath <= ALL_WORDS || inTitle > ALL_WORDS) return 1;
  const words = asked.split(' ');
  const isNamed = titleText(record)
    .split(' ')
    .every((word) => words.includes(word));
  return isNamed ? NAMED_ON_PAGE : 1 + inTitle;
}

function combined(weights: readonly number[]): number {
  const most = Math.max(...weights);
  const others = weights.reduce((product, weight) => product * weight, 1) / most;
  return most * others ** OTHERS_EXPONENT;
}

/** How much more a record counts if titles and many of its phrases have some of the words. */
const agreement = ({ quality, inPath, phrases }: Sum): number =>
  quality ** AGREEMENT.quality *
  (1 + AGREEMENT.path * inPath) *
  (1 + phrases.size) ** AGREEMENT.phrases;

const levelWeight = (record: IndexedRecord, words: readonly QueryWord[]): number =>
  levelOf(record) === 1 && words.length >= QUESTION_WORDS
    ? 1
    : (LEVEL_WEIGHT[levelOf(record) - 1] ?? 1);

const guideWeight = ({ section }: IndexedRecord, words: readonly QueryWord[]): number =>
  section === 'Guides' && words.length >= MIN_WORDS_OF_QUESTION ? GUIDE_WEIGHT : 1;

/** Rare words count more. */
function sumUp(
  index: SearchIndex,
  words: readonly QueryWord[],
  matches: readonly Matches[],
): ReadonlyMap<number, Sum> {
  const weights = words.map((word, place) => wordWeight(index, word, matches[place]?.size ?? 0));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const sums = new Map<number, Sum>();
  matches.forEach((each, word) => {
    const share = (weights[word] ?? 0) / all;
    for (const [record, match] of each) {
      const sum = sums.get(record) ?? emptySum();
      sums.set(record, sum);
      add(sum, match, share);
    }
  });
  return sums;
}

const emptySum = (): Sum => ({
  quality: 0,
  coverage: 0,
  inTitle: 0,
  inPath: 0,
  phrases: new Map(),
});

/** Sums are changed in place: there is one for each record that a word matches. */
function add(sum: Sum, { quality, inTitle, inPath, phrases }: Match, share: number): void {
  sum.quality += quality * share;
  sum.coverage += quality < ABOUT ? MENTIONED * share : share;
  if (inTitle) sum.inTitle += share;
  if (inPath) sum.inPath += share;
  for (const phrase of phrases) sum.phrases.set(phrase, (sum.phrases.get(phrase) ?? 0) + share);
}
