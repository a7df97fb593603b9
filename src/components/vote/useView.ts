import { useEffect, useState } from 'react';
import { searchOf, viewFrom, type View } from './view';

/** Browsers refuse to change the address more than 100 times in half a minute. */
const REST = 250;

/** The view that the address asks for; the address follows what the reader chooses. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState(() => viewFrom(window.location.search));

  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const wanted = searchOf(view);
      if (wanted !== search) {
        window.history.replaceState(window.history.state, '', pathname + wanted + hash);
      }
    }, REST);
    return () => clearTimeout(timer);
  }, [view]);

  return [view, setView];
}
