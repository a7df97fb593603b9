import type { LocalIndex } from '../../../src/components/search/local/localIndex';
import type { Hit } from '../../../src/components/search/local/toHit';
import type { ExpectedAnswer } from './expectedAnswers';

const PLACES = 5;

/** The addresses of results as the modal lists them: those of a page together. */
export const listed = (hits: readonly Hit[]): string[] =>
  groupBy(hits, ({ hierarchy }) => hierarchy.lvl1).flatMap((page) => page.map(({ url }) => url));

function groupBy(hits: readonly Hit[], nameOf: (hit: Hit) => string | null): Hit[][] {
  const groups = new Map<string | null, Hit[]>();
  for (const hit of hits) {
    groups.set(nameOf(hit), [...(groups.get(nameOf(hit)) ?? []), hit]);
  }
  return [...groups.values()];
}

type Asked = Pick<ExpectedAnswer, 'query' | 'urls'>;
type IsAnswer = (asked: Asked, url: string) => boolean;

const isListed: IsAnswer = ({ urls }, url) => urls.includes(url);

/** Where the first right answer stands, from 1; 0 if there is none. */
export const placeOf = (asked: Asked, list: readonly string[], isAnswer = isListed) =>
  list.findIndex((url) => isAnswer(asked, url)) + 1;

/** From 0 to 1: 1 if every first result is right, a half if every second is. */
export function meanReciprocalRank(
  localIndex: LocalIndex,
  all: readonly Asked[],
  isAnswer = isListed,
): number {
  const ranks = all.map((asked) => {
    const place = placeOf(asked, listed(localIndex.search(asked.query).hits), isAnswer);
    return place > 0 && place <= PLACES ? 1 / place : 0;
  });
  return ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
}
