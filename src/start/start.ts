import {
  reportFirstPage,
  respectPreferences,
  startAnalytics,
} from '../components/analytics/analytics';
import { behaviours } from '../components/article/behaviours';
import { isMotionPaused } from '../components/home/motion';
import { hashRedirect } from '../site/hashRedirects';
import { PATH_PREFIX, withoutPrefix } from '../site/site';
import { hasAddressedSearch } from './addressedSearch';
import { hasAppStarted, startApp } from './app';
import { markCurrentHeading } from './currentHeading';
import { holdEvents } from './heldEvents';
import { startInView, startOnIntent } from './intent';
import { prepareNextDocument } from './nextDocument';
import { saveVisitedPage } from './offline';
import { whenShown } from './whenShown';

// A page needs no framework to be read. This small script makes its text interactive, and starts the
// app when the reader is about to do something that needs it.

declare global {
  interface Window {
    /** Set by this script: see the script in the head. */
    pageIsAlive?: boolean;
    /** The path of the served page, as Gatsby names it. */
    pagePath?: string;
  }
}

/** The app shows another page than the document, or the document is of a kind that it completes. */
function needsApp(): boolean {
  const { pathname, hash } = location;
  return (
    document.documentElement.dataset['start'] !== 'intent' ||
    PATH_PREFIX + window.pagePath !== pathname ||
    hashRedirect({ pathname: withoutPrefix(pathname), hash }) !== undefined ||
    (pathname === `${PATH_PREFIX}/` && isMotionPaused())
  );
}

/** Long after the page has loaded, when the browser is idle. */
function whenIdle(callback: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 1000);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
}

function startCounting(id: string): void {
  respectPreferences();
  whenIdle(() => {
    startAnalytics(id);
    if (!hasAppStarted()) reportFirstPage();
  });
}

window.pageIsAlive = true;
behaviours(document.documentElement);
holdEvents();
whenShown(() => {
  if (process.env.GATSBY_ANALYTICS_ID) startCounting(process.env.GATSBY_ANALYTICS_ID);
  if (hasAddressedSearch() || needsApp()) return startApp();
  startOnIntent();
  startInView();
  markCurrentHeading();
  prepareNextDocument();
  if (process.env.GATSBY_OFFLINE !== 'off') {
    // The page works without it, and the next page tries again.
    whenIdle(() => void saveVisitedPage().catch(() => undefined));
  }
});
