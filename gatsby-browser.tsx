import { navigate, type GatsbyBrowser } from 'gatsby';
import { attendWorker, tellVisit } from './src/app/offline';
import { prefetchOnIntent } from './src/app/prefetch';
import { wrapPage } from './src/app/wrapPage';
import { startAnalytics } from './src/components/analytics/analytics';
import { arrive, watchHistory } from './src/components/article/arrival';
import { rememberTarget } from './src/components/article/scrollTarget';
import { hashRedirect } from './src/site/hashRedirects';
import { withoutPrefix } from './src/site/site';

// Gatsby types it as any function.
type SavedPosition = (place: { pathname: string }) => [x: number, y: number] | null;

export const wrapPageElement = wrapPage;

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const measurementId = process.env.GATSBY_ANALYTICS_ID;
  if (measurementId) startAnalytics(measurementId);
  watchHistory();
  prefetchOnIntent();
  attendWorker();
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = () => arrive();

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  const pathname = withoutPrefix(location.pathname);
  const moved = hashRedirect({ pathname, hash: location.hash });
  if (moved) void navigate(moved, { replace: true });
  tellVisit(pathname);
};

// Gatsby would fetch the data of every page that a visible link leads to.
export const disableCorePrefetching = () => true;

// Of what the router keeps its own, nameless entries of the history are the browser's: headings of
// the page one is on. It brings them back to their places itself; the router knows only the last.
const isOfBrowser = (location: object) => !('key' in location) || location.key === 'initial';

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  rememberTarget((getSavedScrollPosition as SavedPosition)(location));
  const isSamePage = prevRouterProps?.location.pathname === location.pathname;
  return !(isSamePage && isOfBrowser(location));
};
