import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The hash of the address; empty on the server. */
export const useLocationHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
