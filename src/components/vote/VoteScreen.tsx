import type { VoteTopic } from '../../site/votes';
import * as styles from './VoteScreen.module.css';
import { VoteTopics } from './VoteTopics';

type VoteScreenProps = { topics: readonly VoteTopic[]; visit: string };

/** The topics that webpack could work on, and where to vote for them. */
export const VoteScreen = ({ topics, visit }: VoteScreenProps) => (
  <div className={styles.root}>
    <header className={styles.header}>
      <h1>Vote</h1>
      <p>
        What should webpack do next? Every topic has a public thread on GitHub. A thumbs-up on its
        first message is a vote, so you need an account there, and nothing here.
      </p>
    </header>
    <VoteTopics topics={topics} visit={visit} />
  </div>
);
