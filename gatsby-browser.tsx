import { navigate, type GatsbyBrowser } from 'gatsby';
import { watchServiceWorker, reportVisit } from './src/app/offline';
import { prefetchOnIntent } from './src/app/prefetch';
import { wrapPage } from './src/app/wrapPage';
import { startAnalytics } from './src/components/analytics/analytics';
import { startVisit, watchHistory } from './src/components/article/arrival';
import { PageBoundary } from './src/components/layout/PageBoundary';
import { hashRedirect } from './src/site/hashRedirects';
import { withoutPrefix } from './src/site/site';

export const wrapPageElement = wrapPage;

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <PageBoundary>{element}</PageBoundary>
);

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const measurementId = process.env.GATSBY_ANALYTICS_ID;
  if (measurementId) startAnalytics(measurementId);
  watchHistory();
  prefetchOnIntent();
  watchServiceWorker();
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = () => startVisit();

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  const pathname = withoutPrefix(location.pathname);
  const moved = hashRedirect({ pathname, hash: location.hash });
  if (moved) void navigate(moved, { replace: true });
  reportVisit(pathname);
};

// Otherwise Gatsby fetches the data of every page with a visible link.
export const disableCorePrefetching = () => true;
