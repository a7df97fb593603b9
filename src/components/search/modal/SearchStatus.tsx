import { useSyncExternalStore } from 'react';
import { Failure } from '../../layout/Failure';
import type { Search } from './createSearch';
import * as styles from './SearchStatus.module.css';

type SearchStatusProps = { search: Search; onQuery: (query: string) => void };

/** What became of the search, for everyone if it failed, and for screen readers always. */
export function SearchStatus({ search, onQuery }: SearchStatusProps) {
  const state = useSyncExternalStore(search.subscribe, search.state);
  const outcome = useSyncExternalStore(search.subscribe, search.outcome);
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);

  if (state === 'failed') {
    return (
      <div className={styles.root}>
        <Failure
          message={
            isOnline
              ? 'The search could not be loaded.'
              : 'You are offline, and the search is not kept on this device yet.'
          }
          onRetry={search.tryAgain}
        />
      </div>
    );
  }
  const near = state === 'answered' && outcome?.count === 0 ? outcome.near : [];
  return (
    <>
      <p
        role="status"
        className="visually-hidden"
        data-waiting={state === 'waiting' ? '' : undefined}
      >
        {state === 'waiting' ? 'Searching' : outcome ? countText(outcome.count) : ''}
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
