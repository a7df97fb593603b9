import { Helmet } from 'react-helmet';
import { CARD_SIZE, GENERAL_CARD } from '../../site/card';
import { IS_PREVIEW, LANGUAGES, SITE } from '../../site/site';
import { withTrailingSlash } from '../../site/urls';

type SeoProps = {
  /** The page's title. The home page has only that of the site. */
  title?: string | undefined;
  description?: string | null | undefined;
  pathname: string;
  /** Search engines do not list it. */
  hidden?: boolean;
  /** The url of its own social image. */
  card?: string | undefined;
  /** A documentation page or a post, not a screen. */
  isArticle?: boolean;
};

/** The head of a page. */
export function Seo(props: SeoProps) {
  const { title, description, pathname, hidden = IS_PREVIEW, isArticle = false } = props;
  const { card = GENERAL_CARD } = props;
  const fullTitle = title ? `${title} | ${SITE.title}` : SITE.title;
  const text = description ?? SITE.description;
  const path = withTrailingSlash(pathname);
  const canonical = SITE.url + path;

  return (
    <Helmet>
      <html lang="en" />
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      <link rel="canonical" href={canonical} />
      {hidden && <meta name="robots" content="noindex,nofollow" />}
      {!hidden &&
        LANGUAGES.map(({ lang, host }) => (
          <link key={lang} rel="alternate" hrefLang={lang} href={host + path} />
        ))}
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={SITE.title} />
      <meta property="og:image" content={SITE.url + card} />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta property="og:image:alt" content={fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}
