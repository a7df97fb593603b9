import { Fragment, type ReactNode } from 'react';
import type { VoteTopic } from '../../site/votes';
import { FormattedDate } from '../ui/FormattedDate';
import * as styles from './Topic.module.css';

type TopicProps = {
  topic: VoteTopic;
  /** The number of votes, if it is known. */
  votes?: ReactNode;
};

/** Something that webpack could do. */
export function Topic({ topic, votes }: TopicProps) {
  const { title, summary, state, thread, opened, shippedIn } = topic;
  const isShipped = state === 'shipped';

  return (
    <li className={styles.root}>
      <div className={styles.votes}>{votes}</div>
      <div className={styles.text}>
        <h2>
          <WithCode text={title} />
        </h2>
        <p>{summary}</p>
        <ul className={styles.facts}>
          <li className={styles.state} data-state={state}>
            {shippedIn ? `shipped in ${shippedIn}` : state}
          </li>
          {opened && (
            <li>
              Opened <FormattedDate date={opened} />
            </li>
          )}
          <li>
            <a href={thread}>
              {isShipped ? 'Read the thread' : 'Vote on GitHub'}
              <span className="visually-hidden"> for {title}</span>
            </a>
          </li>
        </ul>
      </div>
    </li>
  );
}

/** Text between backticks is code, as in titles on GitHub. */
const WithCode = ({ text }: { text: string }) =>
  text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
