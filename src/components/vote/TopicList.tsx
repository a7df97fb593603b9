import type { ReactNode } from 'react';
import type { VoteTopic } from '../../site/votes';
import { Topic } from './Topic';
import * as styles from './TopicList.module.css';

type TopicListProps = {
  topics: readonly VoteTopic[];
  votesOf?: (topic: VoteTopic) => ReactNode;
};

export const TopicList = ({ topics, votesOf }: TopicListProps) => (
  <ol className={styles.root}>
    {topics.map((topic) => (
      <Topic key={topic.thread} topic={topic} votes={votesOf?.(topic)} />
    ))}
  </ol>
);
