import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useSingleKeys } from '../browser/useSingleKeys';
import { Magnifier } from '../ui/icons';
import { earlyQuery, endEarlySearch } from './earlySearch';
import { loadSearch, type LoadedSearch } from './loadSearch';
import * as styles from './Search.module.css';
import { SearchDialog } from './SearchDialog';
import { isSearchShortcut } from './isSearchShortcut';

type SearchProps = { load?: () => Promise<LoadedSearch> };

/** The search button. Everything else is loaded when the reader is about to search. */
export function Search({ load = loadSearch }: SearchProps) {
  const lastFocus = useRef<Element | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isSlashOn = useSingleKeys();

  const open = useCallback((from: Element | null) => {
    lastFocus.current = from;
    setIsOpen(true);
  }, []);
  const close = useCallback(() => {
    setIsOpen(false);
    // The page is inert until the modal is gone.
    setTimeout(() => focusAgain(lastFocus.current));
  }, []);
  const prepare = () => void load().catch(() => undefined);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      if (!isOpen) open(document.activeElement);
      else if (event.key !== '/') close();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, open, close]);

  useEffect(() => {
    if (!isOpen) return;
    // Back and Forward lead to another page, or to another part of this one.
    const leave = () => setIsOpen(false);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [isOpen]);

  useEffect(() => {
    // The script in the head listens until now, or until the dialog can take over.
    const timer = setTimeout(() =>
      earlyQuery() === undefined ? endEarlySearch() : flushSync(() => open(document.activeElement)),
    );
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={`Control+K Meta+K${isSlashOn ? ' /' : ''}`}
        data-search
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        <Magnifier />
        <span className={styles.name}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {isOpen && createPortal(<SearchDialog load={load} onClose={close} />, document.body)}
    </>
  );
}

function focusAgain(element: Element | null): void {
  if (element instanceof HTMLElement && element !== document.body) {
    element.focus({ preventScroll: true });
  }
}
