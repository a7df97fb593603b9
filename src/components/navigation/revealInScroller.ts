// Shows some of the next rows too, so that the reader sees that the list continues.
const MARGIN = 64;

type Box = { top: number; bottom: number };

/** How far to scroll so that `item` is in `view`: 0 if it already is. */
export function scrollDistance(item: Box, view: Box, align: 'nearest' | 'center'): number {
  const isSeen = item.top >= view.top && item.bottom <= view.bottom;
  if (align === 'center') {
    return isSeen ? 0 : (item.top + item.bottom - view.top - view.bottom) / 2;
  }
  if (item.top < view.top + MARGIN) return item.top - view.top - MARGIN;
  return Math.max(0, item.bottom - view.bottom + MARGIN);
}

/** Scrolls the list around an entry to show it, without scrolling the page. */
export function revealInScroller(item: Element, align: 'nearest' | 'center' = 'nearest'): void {
  const scroller = item.closest('[data-scroller]');
  if (!scroller) return;
  const distance = scrollDistance(
    item.getBoundingClientRect(),
    scroller.getBoundingClientRect(),
    align,
  );
  if (distance !== 0) scroller.scrollTop += distance;
}
