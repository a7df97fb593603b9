declare global {
  interface Window {
    /** Set by the head: shows the page as without scripts. */
    giveUp?: () => void;
    /** Set once the app handles events. */
    appHasStarted?: boolean;
  }
}

/** An app that has not started by then is lost, and its controls with it. */
const TIMEOUT_MS = 20_000;

/** Dispatched on the window when the app handles events. */
const STARTED = 'appstart';

/** Loads the app. Calling it again does nothing. */
export function startApp(): void {
  const start = document.querySelector<HTMLElement>('script[data-app]');
  const urls = JSON.parse(start?.dataset['app'] ?? '[]') as string[];
  if (urls.length === 0) return;
  delete start?.dataset['app'];
  for (const url of urls) {
    const script = document.createElement('script');
    script.src = url;
    // In this order, and each as soon as it is there.
    script.async = false;
    document.head.append(script);
  }
  setTimeout(() => {
    if (!window.appHasStarted) window.giveUp?.();
  }, TIMEOUT_MS);
}

export const hasAppStarted = () => window.appHasStarted === true;

/** Calls back when the app handles events. */
export function whenAppStarts(callback: () => void): void {
  window.addEventListener(STARTED, callback, { once: true });
}
