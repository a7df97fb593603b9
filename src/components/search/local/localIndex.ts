import { nearTitles } from './nearTitles';
import { rank, type Found } from './rank';
import { readIndex } from './readIndex';
import { readQuery } from './readQuery';
import { showsText, toHit, type Hit } from './toHit';

export type Answer = {
  hits: Hit[];
  /** Titles that come near, if nothing was found. */
  near: string[];
};

/** The text of a record; nothing while it is not loaded. */
export type TextOf = (record: { textHash: string; place: number }) => string | undefined;

export type LocalIndex = ReturnType<typeof createLocalIndex>;

const MOST_HITS = 20;
/** Enough for that many, if most of the best are of a few pages. */
const MOST_RANKED = 200;
const MOST_OF_A_PAGE = 4;
/** So many are shown in any case; a result beyond them has to be good beside the best. */
const SURE = 5;
const LEAST_SCORE = 0.12;

export function createLocalIndex(file: unknown) {
  const index = readIndex(file);

  /** The results of a query, best first. */
  function find(query: string): Found[] {
    const words = readQuery(query);
    return words.length > 0 ? shown(rank(index, words, MOST_RANKED)) : [];
  }

  /** What the reader is shown of them. */
  const answer = (query: string, found: readonly Found[], textOf: TextOf): Answer => ({
    hits: found.map((each) => toHit(each, textOf(each.record))),
    near: found.length > 0 ? [] : nearTitles(index, readQuery(query)),
  });

  return {
    find,
    answer,
    search: (query: string, textOf: TextOf = () => undefined) => answer(query, find(query), textOf),
  };
}

/** The files that results take their snippets from. */
export const textHashesOf = (found: readonly Found[]): string[] => [
  ...new Set(found.filter(showsText).map(({ record }) => record.textHash)),
];

/** The best results, not too many of one page. */
function shown(found: readonly Found[]): Found[] {
  const least = (found[0]?.score ?? 0) * LEAST_SCORE;
  const ofPage = new Map<string, number>();
  const kept: Found[] = [];
  for (const each of found) {
    if (kept.length === MOST_HITS || (kept.length >= SURE && each.score < least)) break;
    const page = each.record.titles[0] ?? '';
    const count = ofPage.get(page) ?? 0;
    ofPage.set(page, count + 1);
    if (count < MOST_OF_A_PAGE) kept.push(each);
  }
  return kept;
}
