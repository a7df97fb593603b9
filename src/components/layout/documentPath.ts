/** The page that the browser has loaded itself; the app loads all others into its document. */
export const documentPath = typeof window === 'undefined' ? undefined : window.location.pathname;
