import { isFresh, type Tally } from './tallies/tally';
import * as styles from './VoteCount.module.css';

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const COUNT = new Intl.NumberFormat('en');

type VoteCountProps = { tally: Tally | undefined; now: number };

/** The number of votes, with the date if it is not recent. */
export function VoteCount({ tally, now }: VoteCountProps) {
  if (!tally) {
    return (
      <span className={styles.unknown}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">votes not known</span>
      </span>
    );
  }
  const { votes, time } = tally;

  return (
    <>
      <strong className={styles.count}>{COUNT.format(votes)}</strong>{' '}
      <span className={styles.unit}>{votes === 1 ? 'vote' : 'votes'}</span>
      {!isFresh(tally, now) && (
        <time className={styles.day} dateTime={new Date(time).toISOString()}>
          {DAY.format(time)}
        </time>
      )}
    </>
  );
}
