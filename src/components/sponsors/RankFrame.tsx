import type { CSSProperties, ReactNode } from 'react';
import { SPONSOR_RANKS, type AmountType, type SponsorRank } from '../../site/sponsors';
import { amountText } from './amountText';
import * as styles from './RankFrame.module.css';

type RankFrameProps = {
  rank: SponsorRank;
  type: AmountType;
  /** How many sponsors the list will have; reserves their height. */
  count: number;
  isLoading?: boolean;
  /** The sponsors, or a message in their place. */
  children?: ReactNode;
};

/** Ranks that show names and amounts; the others have too many sponsors. */
const NAMED: readonly SponsorRank[] = ['platinum', 'gold', 'silver'];

export const hasNames = (rank: SponsorRank) => NAMED.includes(rank);

/** The title of a rank, and the space for its sponsors. */
export function RankFrame({ rank, type, count, isLoading = false, children }: RankFrameProps) {
  const { title, from } = SPONSOR_RANKS.find((each) => each.rank === rank) ?? SPONSOR_RANKS[0];

  return (
    <section className={styles.root} aria-labelledby={`sponsors-${rank}`}>
      <h3 className={styles.title} id={`sponsors-${rank}`}>
        {title}{' '}
        <span className={styles.from}>
          {from ? `from ${amountText(from[type], type)}` : 'in the last three weeks'}
        </span>
      </h3>
      <div
        className={hasNames(rank) ? styles.named : styles.logos}
        style={{ '--count': count } as CSSProperties}
        aria-busy={isLoading}
      >
        {children}
      </div>
    </section>
  );
}
