import type { SearchIndexFile } from '../../../site/search/searchFiles';
import { titleOf } from '../../../site/search/searchRecord';
import { rank, type Found } from './rank';
import { readIndex } from './readIndex';
import { readQuery } from './readQuery';
import { nearTitles } from './nearTitles';
import { toHit, type Hit } from './toHit';

export type Answer = {
  hits: Hit[];
  /** Titles that come near, if nothing was found. */
  near: string[];
};

const MOST_HITS = 20;
/** Enough for that many, if most of the best are of a few pages. */
const MOST_RANKED = 200;
const MOST_OF_A_PAGE = 4;
/** So many are shown in any case; a result beyond them has to be good beside the best. */
const SURE = 5;
const LEAST_SCORE = 0.12;

export type Engine = ReturnType<typeof createEngine>;

export function createEngine(file: SearchIndexFile) {
  const index = readIndex(file);
  return {
    /** Without texts, results have no snippets. */
    search(query: string, texts?: readonly string[]): Answer {
      const words = readQuery(query);
      if (words.length === 0) return { hits: [], near: [] };
      const found = shown(
        rank(index, words, MOST_RANKED),
        (number) => index.records[number]?.titles[0] ?? '',
      );
      const hits = found.flatMap((each) => {
        const record = index.records[each.record];
        return record ? [toHit(record, texts?.[each.record], each)] : [];
      });
      return { hits, near: hits.length > 0 ? [] : nearTitles(index, words) };
    },
    size: index.records.length,
    titles: index.records.map(titleOf),
  };
}

/** The best results, not too many of one page. */
function shown(found: readonly Found[], pageOf: (record: number) => string): Found[] {
  const least = (found[0]?.score ?? 0) * LEAST_SCORE;
  const ofPage = new Map<string, number>();
  const kept: Found[] = [];
  for (const each of found) {
    if (kept.length === MOST_HITS || (kept.length >= SURE && each.score < least)) break;
    const page = pageOf(each.record);
    const count = ofPage.get(page) ?? 0;
    ofPage.set(page, count + 1);
    if (count < MOST_OF_A_PAGE) kept.push(each);
  }
  return kept;
}
