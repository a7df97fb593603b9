import { levelOf, titleOf } from '../../../site/search/searchRecord';
import type { IndexedRecord, SearchIndex } from './readIndex';
import { normalized, type QueryWord } from './readQuery';
import type { Match } from './termMatches';
import { phrasings, wordMatches } from './wordMatches';

export type Found = { record: number; score: number; inTitle: boolean; terms: Set<string> };

/** What leads elsewhere, tells of the past or is for few comes after what explains. */
const SECTION_WEIGHT: Readonly<Record<string, number>> = {
  Blog: 0.6,
  Migrate: 0.75,
  Contribute: 0.85,
  webpack: 0.85,
};
const LEVEL_WEIGHT = [1.25, 1, 0.95, 0.9, 0.85, 0.85];

/** A title that is what one typed, says it in other words, ends with it as a path does, or has all of it. */
const WHOLE_TITLE = 2;
const SAME_MEANING = 1.7;
const END_OF_TITLE = 1.7;
const ALL_IN_TITLE = 0.6;

/** A word that most texts have tells little, and no text is found by it. */
const COMMON_WEIGHT = 0.4;

/** Records that meet the words of a query, best first. */
export function rank(index: SearchIndex, words: readonly QueryWord[]): Found[] {
  const matches = wordMatches(index, words);
  const count = index.records.length;
  const weights = matches.map((each, word) =>
    index.common.has(words[word]?.term ?? '')
      ? COMMON_WEIGHT
      : Math.log(1 + count / (1 + each.size)),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const asked = words.map(({ term }) => term).join(' ');
  const otherwise = phrasings(index, words);

  const found = (number: number): Found => {
    const met = matches.map((each) => each.get(number));
    const part = (of: (match: Match) => number) =>
      met.reduce((sum, match, word) => sum + (match ? of(match) * (weights[word] ?? 0) : 0), 0) /
      all;
    const inTitle = part((match) => (match.inTitle ? 1 : 0));
    const met3 = part(() => 1) ** 3;
    const record = index.records[number];
    const weight = record
      ? recordWeight(record) * titleWeight(record, inTitle, asked, otherwise)
      : 0;
    return {
      record: number,
      score: part((match) => match.quality) * met3 * weight,
      inTitle: inTitle > 0.5,
      terms: new Set(met.flatMap((match) => match?.terms ?? [])),
    };
  };
  const candidates = new Set(matches.flatMap((each) => [...each.keys()]));
  return [...candidates].map(found).sort((a, b) => b.score - a.score || a.record - b.record);
}

const recordWeight = (record: IndexedRecord) =>
  (SECTION_WEIGHT[record.section] ?? 1) * (LEVEL_WEIGHT[levelOf(record) - 1] ?? 1);

function titleWeight(
  record: IndexedRecord,
  inTitle: number,
  asked: string,
  otherwise: readonly string[],
): number {
  if (inTitle < 0.999) return 1;
  const title = normalized(titleOf(record));
  if (title === asked) return WHOLE_TITLE;
  if (otherwise.includes(title)) return SAME_MEANING;
  if (title.endsWith(`.${asked}`)) return END_OF_TITLE;
  return 1 + ALL_IN_TITLE * Math.min(1, asked.length / title.length);
}
