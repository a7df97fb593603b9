/** Like `Storage`, but it never throws: browsers do if storage is blocked or full. */
function storageOf(area: () => Storage) {
  /** Values that the browser did not store last as long as the page. */
  const memory = new Map<string, string>();

  function attempt<Result>(access: (storage: Storage) => Result): Result | undefined {
    try {
      return access(area());
    } catch {
      return undefined;
    }
  }

  return {
    getItem: (key: string): string | null =>
      memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    /** Returns whether the browser stored the value, so that it outlasts the page. */
    setItem(key: string, value: string): boolean {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return isStored ?? false;
    },
    removeItem(key: string): void {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** For all later visits. */
export const localStore = storageOf(() => window.localStorage);
/** For this tab. */
export const sessionStore = storageOf(() => window.sessionStorage);
