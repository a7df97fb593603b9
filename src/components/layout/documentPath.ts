/** The path of the loaded document; the app renders all other pages into it. */
export const documentPath = typeof window === 'undefined' ? undefined : window.location.pathname;
