type Watch = { visit: (path: string) => Promise<void> };

declare global {
  interface Window {
    /** Gatsby's list of chunks, which documents of this site don't hold. */
    ___chunkMapping?: object;
  }
}

let watch: Promise<Watch> | undefined;

/** Watches the service worker once there is one: on a first visit, long after the page has loaded. */
export function watchServiceWorker(): void {
  // gatsby-plugin-offline reads it where it finds an active worker.
  window.___chunkMapping = {};
  if (process.env.NODE_ENV !== 'production') return;
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
