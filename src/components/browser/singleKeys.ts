import { localStore } from './storage';

/** Where the browser stores the choice. */
export const SINGLE_KEYS = 'single-keys';
export const SINGLE_KEYS_OFF = 'off';

/**
 * Whether keys without Ctrl or Cmd do something. Speech input and unsteady hands press them by
 * accident, so readers can turn them off. A script in the head reads the choice: see `searchScript`.
 */
export const hasSingleKeys = () =>
  document.documentElement.dataset['singleKeys'] !== SINGLE_KEYS_OFF;

export function chooseSingleKeys(isOn: boolean): void {
  const choice = isOn ? 'on' : SINGLE_KEYS_OFF;
  document.documentElement.dataset['singleKeys'] = choice;
  localStore.setItem(SINGLE_KEYS, choice);
}
