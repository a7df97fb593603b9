import { useCallback, useState } from 'react';
import { SPONSOR_RANKS, type AmountType, type SponsorRank } from '../../site/sponsors';
import { initialAmountType } from './initialAmountType';
import { countOf, hasAmounts, type ListSize } from './listSize';
import { loadSponsors, type LoadSponsors } from './loadSponsors';
import { Rank, type Retry } from './Rank';
import * as styles from './Sponsors.module.css';

type SponsorsProps = {
  sizes: readonly ListSize[];
  load?: LoadSponsors;
  random?: () => number;
};

/** All ranks, by total or monthly amounts. Rendered only in the browser: the start is random. */
export function Sponsors({ sizes, load = loadSponsors, random = Math.random }: SponsorsProps) {
  const [chosen, setChosen] = useState(() => initialAmountType(random));
  const isUnknown = chosen === 'monthly' && !hasAmounts(sizes, 'monthly');

  return (
    <>
      <div className={styles.choice}>
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={chosen === 'monthly'}
            onChange={({ target }) => setChosen(target.checked ? 'monthly' : 'total')}
          />
          Monthly average of the last year
        </label>
        <span className={styles.note} role="status">
          {isUnknown && 'Monthly amounts are not known at the moment: these are the totals.'}
        </span>
      </div>
      <Ranks type={isUnknown ? 'total' : chosen} sizes={sizes} load={load} />
    </>
  );
}

type RanksProps = { type: AmountType; sizes: readonly ListSize[]; load: LoadSponsors };

type Failures = Readonly<Partial<Record<SponsorRank, Retry | undefined>>>;

/** If several lists fail, only the first shows a message. */
function Ranks({ type, sizes, load }: RanksProps) {
  const [failures, setFailures] = useState<Failures>({});
  const onFailure = useCallback((rank: SponsorRank, retry: Retry | undefined) => {
    setFailures((known) => ({ ...known, [rank]: retry }));
  }, []);
  const firstFailure = SPONSOR_RANKS.find(({ rank }) => failures[rank])?.rank;
  const retryAll = () => Object.values(failures).forEach((retry?: Retry) => retry?.());

  return SPONSOR_RANKS.map(({ rank }) => (
    <Rank
      key={`${type} ${rank}`}
      rank={rank}
      type={type}
      count={countOf(sizes, type, rank)}
      load={load}
      onFailure={onFailure}
      onRetry={rank === firstFailure ? retryAll : undefined}
    />
  ));
}
