type Attendance = { visit: (path: string) => Promise<void> };

declare global {
  interface Window {
    /** Gatsby's, in a built site. */
    ___chunkMapping?: object;
  }
}

let attendance: Promise<Attendance> | undefined;

/** Looks after the offline worker once there is one. Most of a first visit it is not there yet. */
export function watchServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production') {
    // gatsby-plugin-offline looks into it when a built site has left its worker on this port.
    window.___chunkMapping = {};
    return;
  }
  if (process.env.GATSBY_OFFLINE === 'off') return;
  // Some browsers have none, and none have one without https.
  const { serviceWorker } = navigator as Partial<Navigator>;
  attendance = serviceWorker?.ready
    .then(() => import('../components/offline/watchRegistration'))
    .then(({ attend }) => attend());
  // Without it the page works as well, and the next one tries again.
  attendance?.catch(() => undefined);
}

/** Tells the worker which page is being read. */
export function reportVisit(path: string): void {
  attendance?.then(({ visit }) => visit(path)).catch(() => undefined);
}
