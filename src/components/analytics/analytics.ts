type Gtag = (command: 'event', name: string, parameters: Record<string, unknown>) => void;

declare global {
  interface Window {
    gtag?: Gtag | undefined;
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

/**
 * Loads the analytics script, unless the reader declines. gatsby-plugin-google-gtag has queued its
 * configuration before that, and sends the page views.
 */
export function startAnalytics(id: string): void {
  if (declinesTracking(navigator)) {
    window.gtag = undefined;
    return;
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptUrl(id);
  document.head.append(script);
}

export const isTracking = () => window.gtag !== undefined;

export function trackEvent(name: string, parameters: Record<string, unknown> = {}): void {
  if (!window.gtag) throw new Error('Google analytics is not initialized');
  window.gtag('event', name, parameters);
}
