import { useCallback, useEffect, useRef } from 'react';
import type { AmountType, SponsorRank } from '../../site/sponsors';
import { Failure } from '../ui/Failure';
import { useLazyLoad } from '../browser/useLazyLoad';
import { Invitation } from './Invitation';
import type { LoadSponsors } from './loadSponsors';
import { hasNames, RankFrame } from './RankFrame';
import { SponsorTile } from './SponsorTile';
import * as styles from './Rank.module.css';
import { NEAR_VIEW, useInView } from '../browser/useInView';

export type Retry = () => void;

type RankProps = {
  rank: SponsorRank;
  type: AmountType;
  count: number;
  load: LoadSponsors;
  /** Called with a way to try again after a failure, and with nothing once it has loaded. */
  onFailure: (rank: SponsorRank, retry: Retry | undefined) => void;
  /** Tries all lists again; only the first rank that failed shows the button. */
  onRetry?: Retry | undefined;
};

/** The sponsors of one rank, loaded before they scroll into view. */
export function Rank({ rank, type, count, load, onFailure, onRetry }: RankProps) {
  const root = useRef<HTMLDivElement>(null);
  const loadList = useCallback(() => load(type, rank), [load, type, rank]);
  const {
    value: sponsors,
    hasFailed,
    tryAgain,
  } = useLazyLoad(loadList, useInView(root, NEAR_VIEW));

  useEffect(() => {
    if (!hasFailed) return;
    onFailure(rank, tryAgain);
    return () => onFailure(rank, undefined);
  }, [rank, hasFailed, tryAgain, onFailure]);

  return (
    <div ref={root}>
      <RankFrame rank={rank} type={type} count={count} isLoading={!sponsors && !hasFailed}>
        {hasFailed && onRetry && (
          <Failure message="The sponsors could not be loaded." onRetry={onRetry} />
        )}
        {sponsors?.length === 0 && <Invitation rank={rank} />}
        {sponsors && sponsors.length > 0 && (
          <ul className={hasNames(rank) ? styles.named : styles.logos}>
            {sponsors.map((sponsor, index) => (
              <li key={index}>
                <SponsorTile sponsor={sponsor} type={type} hasName={hasNames(rank)} />
              </li>
            ))}
          </ul>
        )}
      </RankFrame>
    </div>
  );
}
