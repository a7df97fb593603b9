let movesInHistory = false;
let isReturn = false;

/** Detects when the reader goes back or forward. Called before the first page is shown. */
export function watchHistory(): void {
  const [document] = performance.getEntriesByType('navigation');
  movesInHistory = (document as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  window.addEventListener('popstate', () => {
    movesInHistory = true;
  });
}

/** Called when another page is about to be shown. */
export function startVisit(): void {
  isReturn = movesInHistory;
  movesInHistory = false;
}

/** Whether the reader came to the page by going back or forward. */
export const isReturnVisit = () => isReturn;
