import type { PageChange } from '../../site/types';
import { FormattedDate } from '../ui/FormattedDate';
import * as styles from './PageHistory.module.css';

type PageHistoryProps = { changes: readonly PageChange[] };

/** For readers who come back: what is new on the page. */
export function PageHistory({ changes }: PageHistoryProps) {
  if (changes.length === 0) return null;

  return (
    <details className={styles.root}>
      <summary>What changed on this page</summary>
      <ul>
        {changes.map((change, index) => (
          <li key={index}>
            <FormattedDate date={change.date} /> <Message {...change} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const Message = ({ message, url }: PageChange) =>
  url === null ? <span>{message}</span> : <a href={url}>{message}</a>;
