import { useLayoutEffect, useRef, useState } from 'react';
import { Close, Magnifier } from '../layout/icons';
import { earlyQuery, endEarlySearch } from './earlySearch';
import type { LoadedSearch } from './loadSearch';
import * as styles from './Opening.module.css';
import { useLoaded } from './useLoaded';

type OpeningProps = { load: () => Promise<LoadedSearch>; onClose: () => void };

/** The search; while it is being loaded, a field that takes what is typed meanwhile. */
export function Opening({ load, onClose }: OpeningProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [initialScrollY] = useState(() => window.scrollY);
  const [initialQuery, setQuery] = useState(() => earlyQuery() ?? '');
  const { loaded, tryAgain } = useLoaded(load);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    endEarlySearch();
  }, []);

  if (loaded) {
    const { Modal, engine } = loaded;
    return <Modal {...{ engine, initialQuery, initialScrollY, onClose }} />;
  }
  return (
    <dialog ref={dialog} className={styles.root} aria-label="Search" onClose={onClose}>
      <div className={styles.bar}>
        <Magnifier />
        <input
          type="search"
          aria-label="Search"
          placeholder="Search the documentation"
          value={initialQuery}
          onChange={({ target }) => setQuery(target.value)}
        />
        <button type="button" aria-label="Close" onClick={onClose}>
          <Close />
        </button>
      </div>
      <p role="status">{tryAgain ? failure() : 'Loading the search…'}</p>
      {tryAgain && (
        <button type="button" onClick={tryAgain}>
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
