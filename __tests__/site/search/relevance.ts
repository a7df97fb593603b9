import type { LocalIndex } from '../../../src/components/search/local/localIndex';
import type { Hit } from '../../../src/components/search/local/toHit';
import type { ExpectedAnswer } from './expectedAnswers';

const PLACES = 5;

/** The addresses of results as the modal lists them: by section, and below it by page. */
export function listed(hits: readonly Hit[]): string[] {
  const sections = groupBy(hits, ({ hierarchy }) => hierarchy.lvl0);
  return sections
    .flatMap((section) => groupBy(section, ({ hierarchy }) => hierarchy.lvl1))
    .flatMap((page) => page.map(({ url }) => url));
}

function groupBy(hits: readonly Hit[], nameOf: (hit: Hit) => string | null): Hit[][] {
  const groups = new Map<string | null, Hit[]>();
  for (const hit of hits) {
    groups.set(nameOf(hit), [...(groups.get(nameOf(hit)) ?? []), hit]);
  }
  return [...groups.values()];
}

/** Where the first right answer stands, from 1; 0 if there is none. */
export const placeOf = ({ urls }: ExpectedAnswer, list: readonly string[]) =>
  list.findIndex((url) => urls.includes(url)) + 1;

/** From 0 to 1: 1 if every first result is right, a half if every second is. */
export function meanReciprocalRank(
  localIndex: LocalIndex,
  answers: readonly ExpectedAnswer[],
): number {
  const ranks = answers.map((answer) => {
    const place = placeOf(answer, listed(localIndex.search(answer.query).hits));
    return place > 0 && place <= PLACES ? 1 / place : 0;
  });
  return ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
}
