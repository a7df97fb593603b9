/** A value outside React that components follow with `useSyncExternalStore`. */
export function createState<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();

  return {
    current: () => value,
    change(next: Value) {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
