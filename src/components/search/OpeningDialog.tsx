import { useLayoutEffect, useRef } from 'react';
import { Close, Magnifier } from '../layout/icons';
import { takeEarlyQuery } from './earlySearch';
import * as styles from './OpeningDialog.module.css';

type OpeningDialogProps = {
  query: string;
  hasFailed: boolean;
  onQuery: (query: string) => void;
  onRetry: () => void;
  onClose: () => void;
};

/** A field that takes what is typed while the search is being loaded. */
export function OpeningDialog({ query, hasFailed, onQuery, onRetry, onClose }: OpeningDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // The keys that came before the field was there.
    onQuery(takeEarlyQuery());
  }, [onQuery]);

  return (
    <dialog ref={dialog} className={styles.root} aria-label="Search" onClose={onClose}>
      <div className={styles.bar}>
        <Magnifier />
        <input
          type="search"
          aria-label="Search"
          placeholder="Search the documentation"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
        <button type="button" aria-label="Close" onClick={onClose}>
          <Close />
        </button>
      </div>
      <p role="status" className={styles.status}>
        {hasFailed ? failure() : 'Loading the search…'}
      </p>
      {hasFailed && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          Try again
        </button>
      )}
    </dialog>
  );
}

const failure = () =>
  navigator.onLine
    ? 'The search could not be loaded.'
    : 'You are offline, and the search is not kept on this device yet.';
