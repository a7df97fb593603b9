declare global {
  interface Window {
    /** Set by `searchScript` when the search is asked for before the app is there. */
    isSearchWanted?: boolean | undefined;
  }
}

/** Whether a reader asked for the search before the app could hear it. */
export function takeEarlyIntent(): boolean {
  const isWanted = window.isSearchWanted === true;
  // From now on the app listens, and the script of the head does not.
  window.isSearchWanted = undefined;
  return isWanted;
}
