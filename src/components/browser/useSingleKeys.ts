import { useSyncExternalStore } from 'react';
import { hasSingleKeys } from './singleKeys';

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-single-keys'] });
  return () => observer.disconnect();
}

/** Whether keys without Ctrl or Cmd do something. The server can't know. */
export const useSingleKeys = () => useSyncExternalStore(subscribe, hasSingleKeys, () => true);
