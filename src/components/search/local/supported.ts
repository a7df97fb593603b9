import { splitHash } from '../../../site/urls';
import type { Found } from './rank';

const PAGE_EXPONENT = 0.15;

/** The records in a new order: the more of a page fits, the more each part of it counts. */
export function supported(found: readonly Found[]): Found[] {
  const sums = new Map<string, number>();
  for (const { record, score } of found) {
    const page = pageOf(record);
    sums.set(page, (sums.get(page) ?? 0) + score);
  }
  return found
    .map((each) => ({
      ...each,
      score: each.score * (sums.get(pageOf(each.record)) ?? 0) ** PAGE_EXPONENT,
    }))
    .sort((a, b) => b.score - a.score);
}

const pageOf = ({ url }: Found['record']) => splitHash(url).path;
