import { createContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { rememberPosition, scrollToTarget } from '../../components/article/scrollTarget';
import { savedPlace } from './entryPlace';
import { watchPlace } from './watchPlace';

type ScrollHandlerProps = {
  location: { pathname: string; action?: string };
  children: ReactNode;
};

/** Gatsby's hook for scrollable elements reads this; no page uses that hook. */
export const ScrollContext = createContext({ read: () => 0, save: () => undefined });

/**
 * Replaces Gatsby's handler, which scrolls to the heading in the address even if the reader had
 * scrolled on from it before they left, and which fails at a `%` in the address.
 */
export function ScrollHandler({ location, children }: ScrollHandlerProps) {
  const shown = useRef<ScrollHandlerProps['location']>();
  const watch = useRef<ReturnType<typeof watchPlace>>();

  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = location;
    if (last === location) return;
    const place = location.action === 'PUSH' ? undefined : savedPlace();
    rememberPosition(place);
    // The browser itself scrolls to headings on the same page, and restores a reloaded document.
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
