import { useState } from 'react';
import { SPONSOR_RANKS } from '../../site/sponsors';
import { initialAmountType } from './initialAmountType';
import { countOf, type ListSize } from './listSize';
import { loadSponsors, type LoadSponsors } from './loadSponsors';
import { Rank } from './Rank';
import * as styles from './Sponsors.module.css';

type SponsorsProps = {
  sizes: readonly ListSize[];
  load?: LoadSponsors;
  random?: () => number;
};

/** All ranks, by total or by monthly amounts. Only the browser shows it: it starts by chance. */
export function Sponsors({ sizes, load = loadSponsors, random = Math.random }: SponsorsProps) {
  const [type, setType] = useState(() => initialAmountType(random));

  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={type === 'monthly'}
          onChange={({ target }) => setType(target.checked ? 'monthly' : 'total')}
        />
        Monthly average of the last year
      </label>
      {SPONSOR_RANKS.map(({ rank }) => (
        <Rank
          key={`${type} ${rank}`}
          rank={rank}
          type={type}
          count={countOf(sizes, type, rank)}
          load={load}
        />
      ))}
    </>
  );
}
