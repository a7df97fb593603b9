import { useEffect, useState, type RefObject } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

type Watching = {
  /** The reader has stopped all motion. */
  isPaused: boolean;
};

/**
 * Whether something may move: it is in view, its tab is not hidden, and the reader likes motion
 * and has not paused it.
 */
export function useWatched(element: RefObject<Element>, { isPaused }: Watching): boolean {
  const [isWatched, setIsWatched] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const motion = matchMedia(REDUCED_MOTION);
    let isInView = false;
    const update = () => setIsWatched(isInView && !document.hidden && !motion.matches);
    const view = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
      update();
    });
    view.observe(element.current);
    document.addEventListener('visibilitychange', update);
    motion.addEventListener('change', update);
    return () => {
      view.disconnect();
      document.removeEventListener('visibilitychange', update);
      motion.removeEventListener('change', update);
    };
  }, [element]);

  return isWatched && !isPaused;
}
