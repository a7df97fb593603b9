/** Half of the connections that browsers have for a host: a reader may ask for something meanwhile. */
const MAX_AT_ONCE = 3;

/** Parts of a list, each as long as the number of files that are fetched at once. */
export const batches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / MAX_AT_ONCE) }, (_, part) =>
    items.slice(part * MAX_AT_ONCE, (part + 1) * MAX_AT_ONCE),
  );
