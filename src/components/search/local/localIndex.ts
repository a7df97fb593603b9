import { nearTitles } from './nearTitles';
import { rank, type Found } from './rank';
import { readIndex } from './readIndex';
import { readQuery } from './readQuery';
import { recognize } from './recognize';
import { showsText, toHit, type Hit } from './toHit';

export type Answer = {
  hits: Hit[];
  /** Titles close to the query, if nothing was found. */
  near: string[];
};

/** The text of a record; undefined until it has loaded. */
export type TextOf = (record: { textHash: string; place: number }) => string | undefined;

export type LocalIndex = ReturnType<typeof createLocalIndex>;

const MAX_HITS = 20;
/** Enough for that many hits, even if most of the best are on a few pages. */
const MAX_RANKED = 200;
const MAX_HITS_A_PAGE = 4;
/** A pasted message has one entry; another one may say more of it. */
const MAX_MESSAGES = 3;
/** These are always shown; further results need a good score, relative to the best one. */
const ALWAYS_SHOWN = 5;
const MIN_RELATIVE_SCORE = 0.12;

export function createLocalIndex(file: unknown) {
  const index = readIndex(file);

  /** The results of a query, best first. */
  function find(query: string): Found[] {
    const words = readQuery(query);
    if (words.length === 0) return [];
    const messages = recognize(index, query);
    const known = new Set(messages.map(({ record }) => record));
    const others = rank(index, words, MAX_RANKED).filter(({ record }) => !known.has(record));
    return [...messages.slice(0, MAX_MESSAGES), ...shown(others)].slice(0, MAX_HITS);
  }

  /** The results as they are shown. */
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

/** The files with the texts for the snippets of results. */
export const textHashesOf = (found: readonly Found[]): string[] => [
  ...new Set(found.filter(showsText).map(({ record }) => record.textHash)),
];

/** The best results, but not too many of one page. */
function shown(found: readonly Found[]): Found[] {
  const minScore = (found[0]?.score ?? 0) * MIN_RELATIVE_SCORE;
  const ofPage = new Map<string, number>();
  const hits: Found[] = [];
  for (const each of found) {
    if (hits.length === MAX_HITS || (hits.length >= ALWAYS_SHOWN && each.score < minScore)) break;
    const page = each.record.titles[0] ?? '';
    const count = ofPage.get(page) ?? 0;
    ofPage.set(page, count + 1);
    if (count < MAX_HITS_A_PAGE) hits.push(each);
  }
  return hits;
}
