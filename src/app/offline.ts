type Watch = { visit: (path: string) => Promise<void> };

declare global {
  interface Window {
    /** Gatsby's, in a built site. */
    ___chunkMapping?: object;
  }
}

let watch: Promise<Watch> | undefined;

/** Watches the service worker once there is one: on a first visit, long after the page has loaded. */
export function watchServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production') {
    // gatsby-plugin-offline reads it if a built site has left its worker on this port.
    window.___chunkMapping = {};
    return;
  }
  if (process.env.GATSBY_OFFLINE === 'off') return;
  // Missing in some browsers, and everywhere without https.
  const { serviceWorker } = navigator as Partial<Navigator>;
  watch = serviceWorker?.ready
    .then(() => import('../components/offline/watchRegistration'))
    .then(({ watchRegistration }) => watchRegistration());
  // The page works without it, and the next page tries again.
  watch?.catch(() => undefined);
}

/** Tells the worker which page the reader is visiting. */
export function reportVisit(path: string): void {
  watch?.then(({ visit }) => visit(path)).catch(() => undefined);
}
