import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Magnifier } from '../layout/icons';
import { earlyQuery, endEarlySearch } from './earlySearch';
import { loadSearch, type LoadedSearch } from './loadSearch';
import { Opening } from './Opening';
import * as styles from './Search.module.css';
import { asksForSearch } from './shortcut';

type SearchProps = { load?: () => Promise<LoadedSearch> };

/** The button of the search. All else is loaded when a reader is about to search. */
export function Search({ load = loadSearch }: SearchProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => {
    setIsOpen(false);
    // The page takes part again only after the modal is gone.
    setTimeout(() => button.current?.focus({ preventScroll: true }));
  }, []);
  const prepare = () => void load().catch(() => undefined);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    // Until the field is there, or if nobody asks for it, the script of the head listens.
    const heard = setTimeout(() =>
      earlyQuery() === undefined ? endEarlySearch() : flushSync(open),
    );
    return () => {
      clearTimeout(heard);
      window.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-search
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Magnifier />
        <span className={styles.name}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {isOpen && createPortal(<Opening load={load} onClose={close} />, document.body)}
    </>
  );
}
