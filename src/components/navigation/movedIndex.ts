/**
 * The index that a key moves the focus to in a list of `count` entries, wrapping around; `undefined`
 * for other keys. `index` is -1 if no entry has the focus.
 */
export function movedIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
