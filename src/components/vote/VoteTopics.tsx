import type { VoteTopic } from '../../site/votes';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Failure } from '../ui/Failure';
import { useLazyLoad } from '../browser/useLazyLoad';
import { TopicList } from './TopicList';
import { FIRST_VIEW, topicsIn } from './view';
import * as styles from './VoteTopics.module.css';

type VoteTopicsProps = {
  topics: readonly VoteTopic[];
  /** Identifies the visit: a new one resets the view. */
  visit: string;
};

const loadApp = () => import('./VoteApp');
const FAILURE = 'The votes could not be loaded. The list is there without them.';

/** The topics as a plain list until the vote app has loaded. Without scripts the list stays. */
export function VoteTopics({ topics, visit }: VoteTopicsProps) {
  const { value, hasFailed, tryAgain } = useLazyLoad(loadApp, true);
  const list = <TopicList topics={topicsIn(topics, FIRST_VIEW, {})} />;

  if (value) {
    return (
      <ErrorBoundary
        fallback={(onRetry) => (
          <>
            <Failure message={FAILURE} onRetry={onRetry} />
            {list}
          </>
        )}
      >
        <value.VoteApp key={visit} topics={topics} />
      </ErrorBoundary>
    );
  }
  return (
    <>
      {hasFailed ? (
        <Failure message={FAILURE} onRetry={tryAgain} />
      ) : (
        <div className={styles.roomForControls} />
      )}
      {list}
    </>
  );
}
