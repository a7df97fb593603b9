import type { Failure } from './tallies/refreshTallies';
import type { Tallies } from './tallies/tally';
import type { Sort } from './view';

type Status = {
  shown: number;
  total: number;
  sort: Sort;
  tallies: Tallies;
  failure?: Failure | undefined;
};

const ORDER: Record<Sort, string> = {
  state: 'what is in progress first',
  votes: 'most votes first',
  newest: 'newest first',
};

const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

/** Describes the list; screen readers read it out when it changes. */
export function statusText({ shown, total, sort, tallies, failure }: Status): string {
  const count = shown === total ? `${total} topics` : `${shown} of ${total} topics`;
  return [`${count}, ${order(sort, tallies)}.`, votesText(tallies, failure)]
    .filter(Boolean)
    .join(' ');
}

/** Without any votes the list is sorted by age. */
const order = (sort: Sort, tallies: Tallies) =>
  sort === 'votes' && Object.keys(tallies).length === 0
    ? `${ORDER.newest} until votes are known`
    : ORDER[sort];

function votesText(tallies: Tallies, failure: Failure | undefined): string {
  const times = Object.values(tallies).map(({ time }) => time);
  const counted = times.length > 0 && `Votes as of ${MOMENT.format(Math.max(...times))}.`;
  if (!failure) return counted || '';
  return `${reason(failure)} ${counted || 'You see them on the threads.'}`;
}

function reason(failure: Failure): string {
  if (failure.kind !== 'limited') return 'GitHub gives no votes at the moment.';
  return failure.until
    ? `GitHub gives no more votes before ${TIME.format(failure.until)}.`
    : 'GitHub gives no more votes for a while.';
}
