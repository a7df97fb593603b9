import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LoadedSearch } from './loadSearch';
import * as styles from './Opening.module.css';

type OpeningProps = { load: () => Promise<LoadedSearch>; onClose: () => void };

/** The search; while it is being loaded, a field that takes what is typed meanwhile. */
export function Opening({ load, onClose }: OpeningProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [scrollY] = useState(() => window.scrollY);
  const [loaded, setLoaded] = useState<LoadedSearch>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (search) => isCurrent && setLoaded(search),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  if (loaded) {
    const { Modal, engine } = loaded;
    return (
      <Modal engine={engine} initialQuery={query} initialScrollY={scrollY} onClose={onClose} />
    );
  }
  const tryAgain = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  return (
    <dialog ref={dialog} className={styles.root} aria-label="Search" onClose={onClose}>
      <input
        type="search"
        className={styles.field}
        aria-label="Search"
        placeholder="Search the documentation"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className={styles.status}>
        {!hasFailed
          ? 'Loading the search…'
          : navigator.onLine
            ? 'The search could not be loaded.'
            : 'You are offline, and the search is not kept on this device yet.'}
      </p>
      {hasFailed && (
        <button type="button" className={styles.retry} onClick={tryAgain}>
          Try again
        </button>
      )}
    </dialog>
  );
}
