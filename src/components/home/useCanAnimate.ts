import { useSyncExternalStore, type RefObject } from 'react';
import { useInView } from '../browser/useInView';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const motion = matchMedia(REDUCED_MOTION);
  document.addEventListener('visibilitychange', onChange);
  motion.addEventListener('change', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    motion.removeEventListener('change', onChange);
  };
}

const allowsMotion = () => !document.hidden && !matchMedia(REDUCED_MOTION).matches;

/** Whether an element may move: it is in view in a visible tab, and the reader accepts motion. */
export function useCanAnimate(
  element: RefObject<Element>,
  { isPaused }: { isPaused: boolean },
): boolean {
  const isInView = useInView(element);
  const isAllowed = useSyncExternalStore(subscribe, allowsMotion, () => false);
  return isInView && isAllowed && !isPaused;
}
