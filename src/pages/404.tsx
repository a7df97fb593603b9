import type { PageProps } from 'gatsby';
import { useEffect } from 'react';
import { isTracking, trackEvent } from '../components/analytics/analytics';
import { NotFound } from '../components/layout/NotFound';
import { OfflineScreen } from '../components/offline/OfflineScreen';
import { unavailableReason } from '../components/offline/unavailableReason';
import { Seo } from '../components/seo/Seo';
import { withoutPrefix } from '../site/site';

/** What Gatsby shows when there is no page; without the network that has another reason. */
export default function NotFoundPage({ location }: PageProps) {
  const reason = unavailableReason(withoutPrefix(location.pathname));

  // Readers who are measured at all tell us which links are dead.
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
