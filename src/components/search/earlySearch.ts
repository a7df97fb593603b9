declare global {
  interface Window {
    /** What `searchScript` hears before the app does: `query` once the search was asked for. */
    earlySearch?: { query?: string | undefined } | undefined;
  }
}

/** What a reader typed who asked for the search before the app could hear it. */
export const earlyQuery = () => window.earlySearch?.query;

/** From now on the app listens, and the script of the head does not. */
export function endEarlySearch(): void {
  window.earlySearch = undefined;
}
