let movesInHistory = false;
let isReturn = false;

/** Notices when the reader goes back or forward; called before the first page is shown. */
export function watchHistory(): void {
  const [document] = performance.getEntriesByType('navigation');
  movesInHistory = (document as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  window.addEventListener('popstate', () => {
    movesInHistory = true;
  });
}

/** Called when another page is about to be shown. */
export function arrive(): void {
  isReturn = movesInHistory;
  movesInHistory = false;
}

/** Whether the page was reached by going back or forward, where one expects it as one left it. */
export const isReturnVisit = () => isReturn;
