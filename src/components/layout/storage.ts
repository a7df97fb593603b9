/** What browsers did not store, because they block it or have no room, lasts as long as the page. */
const memory = new Map<string, string>();

// Browsers that block storage throw on touching it, and a full or private one on writing.
function attempt<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(window.localStorage);
  } catch {
    return undefined;
  }
}

/** What was stored under `key`, if there is anything. */
export const readStored = (key: string): string | null =>
  memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null;

/** Stores for the next visit if the browser can, else for this one. */
export function store(key: string, value: string): void {
  memory.set(key, value);
  attempt((storage) => {
    storage.setItem(key, value);
    memory.delete(key);
  });
}

export function removeStored(key: string): void {
  memory.delete(key);
  attempt((storage) => storage.removeItem(key));
}
