const PROBE = 'storage-probe';

// Browsers that block storage throw on touching it, and a full or private one on writing.
function availableStorage(): Storage | undefined {
  try {
    window.localStorage.setItem(PROBE, PROBE);
    window.localStorage.removeItem(PROBE);
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** What was stored under `key`, if there is anything, and storage at all. */
export const readStored = (key: string): string | null => availableStorage()?.getItem(key) ?? null;

/** Stores for the next visit; without storage the choice lasts as long as the page. */
export function store(key: string, value: string): void {
  availableStorage()?.setItem(key, value);
}
