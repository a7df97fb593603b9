import { navigate, type PageProps, withPrefix } from 'gatsby';
import { useEffect } from 'react';
import { Helmet } from 'react-helmet';
import { Seo } from '../components/seo/Seo';
import { splitHash } from '../site/urls';

type RedirectContext = { to: string };

/** An old address: redirects at once, with the hash of the reader's address. */
export default function Redirect({
  pageContext: { to },
  location,
}: PageProps<object, RedirectContext>) {
  const { path } = splitHash(to);
  useEffect(() => {
    void navigate(location.hash ? path + location.hash : to, { replace: true });
  }, [location.hash, path, to]);

  return (
    <>
      <Seo title="Moved" pathname={path} hidden />
      <Helmet>
        <noscript>{`<meta http-equiv="refresh" content="0; url=${withPrefix(to)}">`}</noscript>
      </Helmet>
      <p>
        This page moved to <a href={withPrefix(to)}>{to}</a>.
      </p>
    </>
  );
}
