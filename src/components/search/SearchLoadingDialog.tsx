import { useLayoutEffect, useRef } from 'react';
import { Failure } from '../ui/Failure';
import { Close, Magnifier } from '../ui/icons';
import * as styles from './SearchLoadingDialog.module.css';

type SearchLoadingDialogProps = {
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
  /** Set if the search has failed to load. */
  failure: false | { message: string; onRetry: () => void };
};

/** Shown until the search has loaded; accepts the query until then. */
export function SearchLoadingDialog({
  query,
  onQuery,
  onClose,
  failure,
}: SearchLoadingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);

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
      <div className={styles.state}>
        {failure ? <Failure {...failure} /> : <p role="status">Loading the search…</p>}
      </div>
    </dialog>
  );
}
