import { withPrefix } from 'gatsby';
import { Helmet } from 'react-helmet';
import { FEEDS } from '../../site/feeds';
import { SITE } from '../../site/site';

/** Links in the head that lead feed readers to the feeds of the blog. */
export const FeedLinks = () => (
  <Helmet>
    {Object.values(FEEDS).map(({ title, url, type }) => (
      <link
        key={url}
        rel="alternate"
        type={type}
        title={`${SITE.title} blog, ${title}`}
        href={withPrefix(url)}
      />
    ))}
  </Helmet>
);
