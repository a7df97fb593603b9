import { useRef } from 'react';
import type { VoteTopic } from '../../site/votes';
import { Controls } from './Controls';
import { statusText } from './statusText';
import { useTallies } from './tallies/useTallies';
import { TopicList } from './TopicList';
import { useInView } from '../browser/useInView';
import { useView } from './useView';
import { topicsIn } from './view';
import * as styles from './VoteApp.module.css';
import { VoteCount } from './VoteCount';

export type VoteAppProps = { topics: readonly VoteTopic[] };

/** The topics with their votes, sorted and filtered. Rendered only in the browser. */
export function VoteApp({ topics }: VoteAppProps) {
  const root = useRef<HTMLDivElement>(null);
  const [view, setView] = useView();
  const { tallies, failure, now } = useTallies(topics, useInView(root, { once: true }));
  const votes = Object.fromEntries(
    Object.entries(tallies).map(([thread, tally]) => [thread, tally.votes]),
  );
  const shown = topicsIn(topics, view, votes);

  return (
    <div ref={root}>
      <div className={styles.controls}>
        <Controls view={view} onChange={setView} />
        <p className={styles.status} role="status">
          {statusText({
            shown: shown.length,
            total: topics.length,
            sort: view.sort,
            tallies,
            failure,
          })}
        </p>
      </div>
      {shown.length === 0 ? (
        <button
          type="button"
          className={styles.all}
          onClick={() => setView({ ...view, state: 'all', text: '' })}
        >
          Show all topics
        </button>
      ) : (
        <TopicList
          topics={shown}
          votesOf={({ thread }) => <VoteCount tally={tallies[thread]} now={now} />}
        />
      )}
    </div>
  );
}
