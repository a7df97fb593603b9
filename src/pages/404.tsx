import type { PageProps } from 'gatsby';
import { useEffect } from 'react';
import { isTracking, trackEvent } from '../components/analytics/analytics';
import { NotFound } from '../components/layout/NotFound';
import { Seo } from '../components/seo/Seo';

export default function NotFoundPage({ location }: PageProps) {
  // Readers who are measured at all tell us which links are dead.
  useEffect(() => {
    if (isTracking()) trackEvent('page_not_found', { page_path: location.pathname });
  }, [location.pathname]);

  return (
    <>
      <Seo title="Page Not Found" pathname={location.pathname} hidden />
      <NotFound />
    </>
  );
}
