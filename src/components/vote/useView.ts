import { useEffect, useState } from 'react';
import { searchOf, viewFrom, type View } from './view';

/** Browsers refuse to change the address more than 100 times in half a minute. */
const ADDRESS_DELAY_MS = 250;

/** The view in the address. The address changes with the reader's choice. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState(() => viewFrom(window.location.search));

  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const wanted = searchOf(view);
      if (wanted !== search) {
        window.history.replaceState(window.history.state, '', pathname + wanted + hash);
      }
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [view]);

  return [view, setView];
}
