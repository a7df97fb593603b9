declare global {
  interface Window {
    /** Set by `searchScript` before the app starts, with a `query` once the reader opens the search. */
    earlySearch?: { query?: string | undefined } | undefined;
  }
}

/** The query that the reader typed before the app started; undefined if the search is not open. */
export const earlyQuery = () => window.earlySearch?.query;

/** From now on the app listens, and the script in the head stops. */
export function endEarlySearch(): void {
  window.earlySearch = undefined;
}
