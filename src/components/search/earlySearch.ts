declare global {
  interface Window {
    /** What `searchScript` hears before the app does: `query` once the search was asked for. */
    earlySearch?: { query?: string | undefined } | undefined;
  }
}

/** Whether a reader asked for the search before the app could hear it. */
export const isSearchedEarly = () => window.earlySearch?.query !== undefined;

/** What they typed since. From now on the app listens, and the script of the head does not. */
export function takeEarlyQuery(): string {
  const query = window.earlySearch?.query ?? '';
  window.earlySearch = undefined;
  return query;
}
