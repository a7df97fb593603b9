import { createContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { rememberPlace, scrollToTarget } from '../../components/article/scrollTarget';
import { savedPlace } from './entryPlace';
import { watchPlace } from './watchPlace';

type ScrollHandlerProps = {
  location: { pathname: string; action?: string };
  children: ReactNode;
};

/** Gatsby's hook for scrollers within a page reads this; no page has any to restore. */
export const ScrollContext = createContext({ read: () => 0, save: () => undefined });

/**
 * Stands in for Gatsby's handler, which goes to the heading in the address even when the reader
 * comes back to where they had read on from it, and which a `%` in the address ends.
 */
export function ScrollHandler({ location, children }: ScrollHandlerProps) {
  const shown = useRef<ScrollHandlerProps['location']>();
  const watch = useRef<ReturnType<typeof watchPlace>>();

  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = location;
    if (last === location) return;
    const place = location.action === 'PUSH' ? undefined : savedPlace();
    rememberPlace(place);
    // The browser goes to the headings of a page that is there, and restores a document's place.
    const isDone = last
      ? place === undefined && location.action !== 'PUSH' && last.pathname === location.pathname
      : place === undefined || window.history.scrollRestoration === 'auto';
    if (!isDone) scrollToTarget();
    watch.current?.saveSoon();
  }, [location]);

  useEffect(() => {
    watch.current = watchPlace(() => shown.current?.pathname === window.location.pathname);
    watch.current.saveSoon();
    return () => watch.current?.stop();
  }, []);

  return <>{children}</>;
}
