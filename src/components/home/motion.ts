import { localStore } from '../browser/storage';

/** The key in local storage for the reader's choice. */
export const MOTION_KEY = 'motion';
const PAUSED = 'paused';
const PLAYING = 'playing';

export const isMotionPaused = () => localStore.getItem(MOTION_KEY) === PAUSED;

export function rememberMotion(isPaused: boolean): void {
  localStore.setItem(MOTION_KEY, isPaused ? PAUSED : PLAYING);
}
