import { useState, useSyncExternalStore } from 'react';
import { localStore } from '../browser/storage';

const KEY = 'motion';
const PAUSED = 'paused';
const PLAYING = 'playing';

type Pause = [isPaused: boolean, pause: (isPaused: boolean) => void];

const wasPaused = () => localStore.getItem(KEY) === PAUSED;

/** Follows other tabs. */
function subscribe(onChange: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY) onChange();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Whether the reader has paused all motion, now or on an earlier visit; false on the server. */
export function usePause(): Pause {
  const stored = useSyncExternalStore(subscribe, wasPaused, () => false);
  // Also works where nothing can be stored.
  const [chosen, setChosen] = useState<boolean>();

  const pause = (isPaused: boolean) => {
    localStore.setItem(KEY, isPaused ? PAUSED : PLAYING);
    setChosen(isPaused);
  };
  return [chosen ?? stored, pause];
}
