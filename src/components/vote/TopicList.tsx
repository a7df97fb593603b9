import type { ReactNode } from 'react';
import type { VoteTopic } from '../../site/votes';
import { Topic } from './Topic';

type TopicListProps = {
  topics: readonly VoteTopic[];
  votesOf?: (topic: VoteTopic) => ReactNode;
};

export const TopicList = ({ topics, votesOf }: TopicListProps) => (
  <ol>
    {topics.map((topic) => (
      <Topic key={topic.thread} topic={topic} votes={votesOf?.(topic)} />
    ))}
  </ol>
);
