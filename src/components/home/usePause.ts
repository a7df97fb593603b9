import { useState, useSyncExternalStore } from 'react';
import { isMotionPaused, MOTION_KEY, rememberMotion } from './motion';

type Pause = [isPaused: boolean, pause: (isPaused: boolean) => void];

/** Follows other tabs. */
function subscribe(onChange: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === MOTION_KEY) onChange();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Whether the reader has paused all motion, now or on an earlier visit; false on the server. */
export function usePause(): Pause {
  const stored = useSyncExternalStore(subscribe, isMotionPaused, () => false);
  // Also works where nothing can be stored.
  const [chosen, setChosen] = useState<boolean>();

  const pause = (isPaused: boolean) => {
    rememberMotion(isPaused);
    setChosen(isPaused);
  };
  return [chosen ?? stored, pause];
}
