import { useSyncExternalStore } from 'react';
import { Failure } from '../../ui/Failure';
import { loadFailureText } from '../loadFailureText';
import type { RetryableSearch } from './retryableSearch';
import * as styles from './SearchStatus.module.css';

type SearchStatusProps = { search: RetryableSearch; onQuery: (query: string) => void };

/** The state of the search: failures for everyone, and the rest for screen readers. */
export function SearchStatus({ search, onQuery }: SearchStatusProps) {
  const { status, outcome } = useSyncExternalStore(search.subscribe, search.current);
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);

  if (status === 'failed') {
    return (
      <div className={styles.root}>
        <Failure message={loadFailureText(isOnline)} onRetry={search.tryAgain} />
      </div>
    );
  }

  const near = status === 'answered' && outcome?.count === 0 ? outcome.near : [];
  return (
    <>
      <p
        role="status"
        className="visually-hidden"
        data-waiting={status === 'waiting' ? '' : undefined}
      >
        {status === 'waiting' ? 'Searching' : outcome ? countText(outcome.count) : ''}
      </p>
      {near.length > 0 && (
        <div className={styles.root}>
          <p>Did you mean</p>
          {near.map((title) => (
            <button
              key={title}
              type="button"
              className={styles.action}
              onClick={() => onQuery(title)}
            >
              {title}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const countText = (count: number) =>
  count === 0 ? 'Nothing found' : count === 1 ? '1 result' : `${count} results`;

function subscribeToConnection(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
