import { useCallback, useRef } from 'react';
import type { AmountType, SponsorRank } from '../../site/sponsors';
import { Failure } from '../layout/Failure';
import { useLoaded } from '../layout/useLoaded';
import { Invitation } from './Invitation';
import type { LoadSponsors } from './loadSponsors';
import { hasNames, RankFrame } from './RankFrame';
import { SponsorTile } from './SponsorTile';
import * as styles from './Rank.module.css';
import { useNearView } from './useNearView';

type RankProps = {
  rank: SponsorRank;
  type: AmountType;
  count: number;
  load: LoadSponsors;
};

/** The sponsors of one rank, loaded when the reader comes near. */
export function Rank({ rank, type, count, load }: RankProps) {
  const root = useRef<HTMLDivElement>(null);
  const loadList = useCallback(() => load(type, rank), [load, type, rank]);
  const { value: sponsors, hasFailed, tryAgain } = useLoaded(loadList, useNearView(root));

  return (
    <div ref={root}>
      <RankFrame rank={rank} type={type} count={count} isLoading={!sponsors && !hasFailed}>
        {hasFailed && <Failure message="The sponsors could not be loaded." onRetry={tryAgain} />}
        {sponsors?.length === 0 && <Invitation rank={rank} type={type} />}
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
