type FeedFile = { title: string; url: string; type: string };
/** The files of a feed, and what it is about. */
export type Feed = { title: string; rss: FeedFile; json: FeedFile };

const feed = (title: string, name: string): Feed => ({
  title,
  rss: { title: 'RSS', url: `/${name}.xml`, type: 'application/rss+xml' },
  json: { title: 'JSON Feed', url: `/${name}.json`, type: 'application/feed+json' },
});

/** The feed of the blog. */
export const BLOG_FEED = feed('webpack blog', 'feed');
/** The feed of what releases of webpack bring. */
export const RELEASE_FEED = feed('webpack releases', 'whats-new');

/** The page that says what releases bring. */
export const RELEASES_URL = '/whats-new/';

/** `5.112` -> `/whats-new/#webpack-5-112` */
export const releaseUrl = (release: string) =>
  `${RELEASES_URL}#webpack-${release.replaceAll('.', '-')}`;

export const FEEDS = [BLOG_FEED, RELEASE_FEED];

export const FEED_URLS = FEEDS.flatMap(({ rss, json }) => [rss.url, json.url]);
