import { useEffect, useState, type ComponentType } from 'react';
import type { VoteTopic } from '../../site/votes';
import { TopicList } from './TopicList';
import { FIRST_VIEW, topicsIn } from './view';
import type { VoteAppProps } from './VoteApp';
import * as styles from './VoteTopics.module.css';

type VoteTopicsProps = {
  topics: readonly VoteTopic[];
  /** Another one means that the reader came here anew. */
  visit: string;
};

/** The topics as a plain list, until the vote app is loaded. Without a script the list stays. */
export function VoteTopics({ topics, visit }: VoteTopicsProps) {
  const [App, setApp] = useState<ComponentType<VoteAppProps>>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    import('./VoteApp').then(
      ({ VoteApp }) => setApp(() => VoteApp),
      () => setHasFailed(true),
    );
  }, []);

  if (App) return <App key={visit} topics={topics} />;
  return (
    <>
      {!hasFailed && <div className={styles.roomForControls} />}
      <TopicList topics={topicsIn(topics, FIRST_VIEW, {})} />
    </>
  );
}
