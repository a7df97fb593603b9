import type { PageProps } from 'gatsby';
import { useEffect } from 'react';
import { isTracking, trackEvent } from '../components/analytics/analytics';
import { NotFound } from '../components/layout/NotFound';
import { OfflineScreen } from '../components/offline/OfflineScreen';
import { unavailableReason } from '../components/offline/unavailableReason';
import { Seo } from '../components/seo/Seo';
import { withoutPrefix } from '../site/site';

/** Gatsby shows it if there is no page; without a network, the page may exist but be unavailable. */
export default function NotFoundPage({ location }: PageProps) {
  const reason = unavailableReason(withoutPrefix(location.pathname));

  // Reports dead links, for readers who do not decline analytics.
  useEffect(() => {
    if (!reason && isTracking()) trackEvent('page_not_found', { page_path: location.pathname });
  }, [location.pathname, reason]);

  if (reason) {
    return (
      <>
        <Seo title="Offline" pathname={withoutPrefix(location.pathname)} hidden />
        <OfflineScreen reason={reason} />
      </>
    );
  }
  return (
    <>
      <Seo title="Page Not Found" pathname={withoutPrefix(location.pathname)} hidden />
      <NotFound />
    </>
  );
}
