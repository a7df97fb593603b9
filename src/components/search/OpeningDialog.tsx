import { useLayoutEffect, useRef } from 'react';
import { Close, Magnifier } from '../layout/icons';
import { takeEarlyQuery } from './earlySearch';
import * as styles from './OpeningDialog.module.css';

type OpeningDialogProps = {
  query: string;
  hasFailed: boolean;
  onQuery: (query: string) => void;
  /** Of an input method, which is not to be disturbed. */
  onComposing: (isComposing: boolean) => void;
  onRetry: () => void;
  onClose: () => void;
};

/** A field that takes what is typed while the search is being loaded. */
export function OpeningDialog({
  query,
  hasFailed,
  onQuery,
  onComposing,
  onRetry,
  onClose,
}: OpeningDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // The keys that came before the field was there.
    const early = takeEarlyQuery();
    if (early) onQuery(early);
  }, [onQuery]);

  return (
    <dialog ref={dialog} className={styles.root} aria-label="Search" onClose={onClose}>
      <div className={styles.bar}>
        <Magnifier className={styles.icon} />
        <input
          type="search"
          className={styles.field}
          aria-label="Search"
          placeholder="Search the documentation"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          onCompositionStart={() => onComposing(true)}
          onCompositionEnd={() => onComposing(false)}
        />
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
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
