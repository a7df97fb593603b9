import { parseJsonFeed } from 'feedsmith';
import Parser from 'rss-parser';
import { jsonFeed, rssFeed, type FeedContent } from '../../../src/endpoints/feeds';
import { BLOG_FEED, RELEASE_FEED } from '../../../src/site/feeds';

/** An RSS reader that knows nothing of the library that writes the feed. */
async function readRss(xml: string) {
  const parser = new Parser({
    customFields: {
      item: [
        ['dc:creator', 'creators', { keepArray: true }],
        ['content:encoded', 'text'],
        ['description', 'summary'],
      ],
    },
  });
  return trimmed(await parser.parseString(xml)) as Awaited<ReturnType<typeof parser.parseString>>;
}

/** Space around a text means nothing in XML that is laid out in lines. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, trimmed(each)]));
}

const BLOG: FeedContent = {
  feed: BLOG_FEED,
  url: '/blog/',
  description: 'Posts & plans <of the team>',
  items: [
    {
      url: '/blog/2020-12-08-roadmap-2021/',
      title: 'Roadmap 2021 & what <became> of it',
      date: '2020-12-08',
      authors: ['sokra', 'chenxsan'],
      teaser: 'Plans for "2021".',
      html: '<p>All ]]&gt; of ]]> it, see <a href="/guides/">guides</a>. ü 🎉</p>',
    },
    {
      url: '/blog/2020-10-10-webpack-5-release/',
      title: 'webpack 5 release',
      date: '2020-10-10',
      authors: [],
      html: '<p>Released.</p>',
    },
  ],
};

test('a reader of RSS finds all posts with their full texts', async () => {
  const feed = await readRss(rssFeed(BLOG));

  expect(feed).toMatchObject({
    title: 'webpack blog',
    description: 'Posts & plans <of the team>',
    language: 'en',
    link: 'https://webpack.js.org/blog/',
    feedUrl: 'https://webpack.js.org/feed.xml',
  });
  expect(feed.items).toMatchObject([
    {
      guid: 'https://webpack.js.org/blog/2020-12-08-roadmap-2021/',
      link: 'https://webpack.js.org/blog/2020-12-08-roadmap-2021/',
      title: 'Roadmap 2021 & what <became> of it',
      summary: 'Plans for "2021".',
      isoDate: '2020-12-08T00:00:00.000Z',
      creators: ['sokra', 'chenxsan'],
      text: '<p>All ]]&gt; of ]]> it, see <a href="https://webpack.js.org/guides/">guides</a>. ü 🎉</p>',
    },
    {
      link: 'https://webpack.js.org/blog/2020-10-10-webpack-5-release/',
      title: 'webpack 5 release',
      text: '<p>Released.</p>',
    },
  ]);
});

test('a reader of JSON Feed finds the same', () => {
  const feed = parseJsonFeed(jsonFeed(BLOG));

  expect(feed).toMatchObject({
    title: 'webpack blog',
    home_page_url: 'https://webpack.js.org/blog/',
    feed_url: 'https://webpack.js.org/feed.json',
    items: [
      {
        id: 'https://webpack.js.org/blog/2020-12-08-roadmap-2021/',
        title: 'Roadmap 2021 & what <became> of it',
        summary: 'Plans for "2021".',
        date_published: '2020-12-08T00:00:00.000Z',
        authors: [{ name: 'sokra' }, { name: 'chenxsan' }],
      },
      { title: 'webpack 5 release', content_html: '<p>Released.</p>' },
    ],
  });
  expect(JSON.parse(jsonFeed(BLOG))).toHaveProperty('version', 'https://jsonfeed.org/version/1.1');
});

test('a blog without posts still has valid feeds', async () => {
  const empty = { ...BLOG, items: [] };
  expect((await readRss(rssFeed(empty))).items).toEqual([]);
  expect(JSON.parse(jsonFeed(empty))).toMatchObject({ title: 'webpack blog', items: [] });
});

test('the feeds of one state of the blog are the same on every day', () => {
  expect(rssFeed(BLOG)).toContain('<lastBuildDate>Tue, 08 Dec 2020 00:00:00 GMT</lastBuildDate>');
});

test('an item whose date is not known has none', async () => {
  const item = { url: '/whats-new/#webpack-5-112', title: 'webpack 5.112', html: '<p>New.</p>' };
  const content = { ...BLOG, feed: RELEASE_FEED, url: '/whats-new/', items: [item] };
  const [read] = (await readRss(rssFeed(content))).items;

  expect(read).toMatchObject({ link: 'https://webpack.js.org/whats-new/#webpack-5-112' });
  expect(read).not.toHaveProperty('isoDate');
  expect(JSON.parse(jsonFeed(content))).toMatchObject({
    feed_url: 'https://webpack.js.org/whats-new.json',
    items: [{ content_html: '<p>New.</p>' }],
  });
});
