/** The feeds of the blog. */
export const FEEDS = {
  rss: { title: 'RSS', url: '/feed.xml', type: 'application/rss+xml' },
  json: { title: 'JSON Feed', url: '/feed.json', type: 'application/feed+json' },
} as const;
