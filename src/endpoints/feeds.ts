import { generateJsonFeed, generateRssFeed } from 'feedsmith';
import type { Feed } from '../site/feeds';
import { SITE } from '../site/site';
import { feedHtml } from './feedHtml';

export type FeedItem = {
  url: string;
  title: string;
  /** `YYYY-MM-DD`, if it's known. */
  date?: string;
  authors?: readonly string[];
  teaser?: string | null;
  /** The compiled text. */
  html: string;
};

/** What a feed holds, newest item first. */
export type FeedContent = {
  feed: Feed;
  /** The page that shows the same. */
  url: string;
  description: string;
  items: readonly FeedItem[];
};

const LANGUAGE = 'en';
const absolute = (url: string) => SITE.url + url;
const textOf = ({ html, url }: FeedItem) => feedHtml(html, SITE.url, url.replace(/#.*$/, ''));
const dateOf = (item: FeedItem | undefined) =>
  item?.date === undefined ? undefined : new Date(item.date);

/** A feed as RSS 2.0, with full texts. */
export function rssFeed({ feed, url, description, items }: FeedContent): string {
  return generateRssFeed({
    title: feed.title,
    link: absolute(url),
    description,
    language: LANGUAGE,
    lastBuildDate: dateOf(items[0]),
    atom: { links: [{ href: absolute(feed.rss.url), rel: 'self', type: feed.rss.type }] },
    items: items.map((item) => ({
      title: item.title,
      link: absolute(item.url),
      guid: { value: absolute(item.url), isPermaLink: true },
      pubDate: dateOf(item),
      description: item.teaser ?? undefined,
      dc: { creators: [...(item.authors ?? [])] },
      content: { encoded: textOf(item) },
    })),
  });
}

/** The same as JSON Feed 1.1. */
export function jsonFeed({ feed, url, description, items }: FeedContent): string {
  const generated = generateJsonFeed({
    title: feed.title,
    home_page_url: absolute(url),
    feed_url: absolute(feed.json.url),
    description,
    language: LANGUAGE,
    items: items.map((item) => ({
      id: absolute(item.url),
      url: absolute(item.url),
      title: item.title,
      summary: item.teaser ?? undefined,
      content_html: textOf(item),
      date_published: dateOf(item),
      authors: item.authors?.map((name) => ({ name })),
    })),
  });
  // A feed has items even if there is none; the library leaves out what is empty.
  return JSON.stringify({ items: [], ...(generated as object) });
}
