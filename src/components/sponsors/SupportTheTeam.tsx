import { useRef } from 'react';
import { SPONSOR_PAGE } from '../../site/links';
import { SPONSOR_RANKS } from '../../site/sponsors';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Failure } from '../ui/Failure';
import { useLazyLoad } from '../browser/useLazyLoad';
import { countOf, type ListSize } from './listSize';
import { RankFrame } from './RankFrame';
import * as styles from './SupportTheTeam.module.css';
import { NEAR_VIEW, useInView } from '../browser/useInView';

type SupportTheTeamProps = { sizes: readonly ListSize[] };

const FAILURE = 'The sponsors could not be loaded.';

const loadComponent = () => import('./Sponsors');

/** The sponsors section. Their lists are loaded before they scroll into view. */
export function SupportTheTeam({ sizes }: SupportTheTeamProps) {
  const lists = useRef<HTMLDivElement>(null);
  const { value, hasFailed, tryAgain } = useLazyLoad(loadComponent, useInView(lists, NEAR_VIEW));

  return (
    <section className={styles.root} aria-labelledby="support-the-team">
      <h2 id="support-the-team">Support the Team</h2>
      <p>
        webpack belongs to nobody and is paid for by those who use it. The people and companies
        below keep it going. <a href={SPONSOR_PAGE}>Become a sponsor or a backer</a> on Open
        Collective.
      </p>
      <div ref={lists} className={styles.lists} data-needs-app>
        <ErrorBoundary fallback={(onRetry) => <Failure message={FAILURE} onRetry={onRetry} />}>
          {value ? <value.Sponsors sizes={sizes} /> : <Placeholders sizes={sizes} />}
        </ErrorBoundary>
        {hasFailed && <Failure message={FAILURE} onRetry={tryAgain} />}
      </div>
      <p className={styles.withoutScript}>
        Their list needs JavaScript. <a href={SPONSOR_PAGE}>See it on Open Collective</a>.
      </p>
    </section>
  );
}

const Placeholders = ({ sizes }: SupportTheTeamProps) => (
  <>
    <div className={styles.choice} />
    {SPONSOR_RANKS.map(({ rank }) => (
      <RankFrame
        key={rank}
        rank={rank}
        type="total"
        count={countOf(sizes, 'total', rank)}
        isLoading
      />
    ))}
  </>
);
