type Gtag = (command: 'event', name: string, parameters: Record<string, unknown>) => void;

declare global {
  interface Window {
    gtag?: Gtag | undefined;
    /** Read by gatsby-plugin-google-gtag: the pages that it does not report. */
    excludeGtagPaths?: readonly RegExp[] | undefined;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

type Preferences = Pick<Navigator, 'doNotTrack' | 'globalPrivacyControl'>;

/** Whether the browser asks not to track the reader. */
export const declinesTracking = ({ doNotTrack, globalPrivacyControl }: Preferences) =>
  doNotTrack === '1' || globalPrivacyControl === true;

const scriptUrl = (id: string) => `https://www.googletagmanager.com/gtag/js?id=${id}`;

const ALL_PAGES = [/^/];

/** For readers who decline, nothing is counted. */
export function respectPreferences(): void {
  if (declinesTracking(navigator)) window.gtag = undefined;
}

/**
 * Loads the analytics script, unless the reader declines. gatsby-plugin-google-gtag has queued its
 * configuration before that.
 */
export function startAnalytics(id: string): void {
  if (!isTracking()) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptUrl(id);
  document.head.append(script);
}

/** Reports the first page before the app has started, which reports all others. */
export function reportFirstPage(): void {
  if (!isTracking()) return;
  const { pathname, search, hash } = window.location;
  trackEvent('page_view', { page_path: pathname + search + hash });
  window.excludeGtagPaths = ALL_PAGES;
}

/** The app reports the next page itself. */
export function endFirstPage(): void {
  window.excludeGtagPaths = undefined;
}

export const isTracking = () => window.gtag !== undefined;

export function trackEvent(name: string, parameters: Record<string, unknown> = {}): void {
  if (!window.gtag) throw new Error('Google analytics is not initialized');
  window.gtag('event', name, parameters);
}
