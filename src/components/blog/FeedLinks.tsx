import { withPrefix } from 'gatsby';
import { Helmet } from 'react-helmet';
import type { Feed } from '../../site/feeds';

/** Links in the head that lead feed readers to a feed. */
export const FeedLinks = ({ feed: { title: subject, rss, json } }: { feed: Feed }) => (
  <Helmet>
    {[rss, json].map(({ title, url, type }) => (
      <link
        key={url}
        rel="alternate"
        type={type}
        title={`${subject}, ${title}`}
        href={withPrefix(url)}
      />
    ))}
  </Helmet>
);
