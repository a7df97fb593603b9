import { navigate, type GatsbyBrowser } from 'gatsby';
import { attendWorker, tellVisit } from './src/app/offline';
import { prefetchOnIntent } from './src/app/prefetch';
import { wrapPage } from './src/app/wrapPage';
import { startAnalytics } from './src/components/analytics/analytics';
import { PageBoundary } from './src/components/layout/PageBoundary';
import { hashRedirect } from './src/site/hashRedirects';

export const wrapPageElement = wrapPage;

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <PageBoundary>{element}</PageBoundary>
);

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const measurementId = process.env.GATSBY_ANALYTICS_ID;
  if (measurementId) startAnalytics(measurementId);
  prefetchOnIntent();
  attendWorker();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  const moved = hashRedirect(location);
  if (moved) void navigate(moved, { replace: true });
  tellVisit(location.pathname);
};

// Gatsby would fetch the data of every page that a visible link leads to.
export const disableCorePrefetching = () => true;
