/** Items in their order, in parts that end with the item that makes them large enough. */
export function inParts<Item>(
  items: readonly Item[],
  size: number,
  sizeOf: (item: Item) => number,
): Item[][] {
  const parts: Item[][] = [];
  let sum = Infinity;
  for (const item of items) {
    if (sum >= size) {
      parts.push([]);
      sum = 0;
    }
    parts.at(-1)?.push(item);
    sum += sizeOf(item);
  }
  return parts;
}
