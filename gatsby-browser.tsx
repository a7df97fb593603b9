import { navigate, type GatsbyBrowser } from 'gatsby';
import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchServiceWorker, reportVisit } from './src/app/offline';
import { prefetchOnIntent } from './src/app/prefetch';
import { wrapPage } from './src/app/wrapPage';
import { endFirstPage } from './src/components/analytics/analytics';
import { startVisit, watchHistory } from './src/components/article/arrival';
import { PageBoundary } from './src/components/layout/PageBoundary';
import { hashRedirect } from './src/site/hashRedirects';
import { withoutPrefix } from './src/site/site';

export const wrapPageElement = wrapPage;

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <PageBoundary>{element}</PageBoundary>
);

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
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
  endFirstPage();
};

// Otherwise Gatsby fetches the data of every page with a visible link.
export const disableCorePrefetching = () => true;

/** In steps: what the reader does meanwhile comes first. */
const startInSteps = (element: ReactElement, container: Element) => {
  const isServed = document.getElementById('gatsby-focus-wrapper')?.hasChildNodes();
  startTransition(() => {
    if (isServed) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });
};

/** `develop` serves documents without a page. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === 'production' ? () => startInSteps : undefined;
