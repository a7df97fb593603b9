import { generateJsonFeed, generateRssFeed } from 'feedsmith';
import { FEEDS } from '../site/feeds';
import { SITE } from '../site/site';
import { feedHtml } from './feedHtml';

export type FeedPost = {
  url: string;
  title: string;
  /** `YYYY-MM-DD` */
  date: string;
  authors: readonly string[];
  teaser?: string | null;
  /** The compiled text. */
  html: string;
};

export type FeedBlog = { url: string; description: string; posts: readonly FeedPost[] };

const TITLE = `${SITE.title} blog`;
const LANGUAGE = 'en';
const absolute = (url: string) => SITE.url + url;
const textOf = ({ html, url }: FeedPost) => feedHtml(html, SITE.url, url);

/** The blog as RSS 2.0, newest post first, with full texts. */
export function rssFeed({ url, description, posts }: FeedBlog): string {
  const [newest] = posts;
  return generateRssFeed({
    title: TITLE,
    link: absolute(url),
    description,
    language: LANGUAGE,
    lastBuildDate: newest && new Date(newest.date),
    atom: { links: [{ href: absolute(FEEDS.rss.url), rel: 'self', type: FEEDS.rss.type }] },
    items: posts.map((post) => ({
      title: post.title,
      link: absolute(post.url),
      guid: { value: absolute(post.url), isPermaLink: true },
      pubDate: new Date(post.date),
      description: post.teaser ?? undefined,
      dc: { creators: [...post.authors] },
      content: { encoded: textOf(post) },
    })),
  });
}

/** The same as JSON Feed 1.1. */
export function jsonFeed({ url, description, posts }: FeedBlog): string {
  const feed = generateJsonFeed({
    title: TITLE,
    home_page_url: absolute(url),
    feed_url: absolute(FEEDS.json.url),
    description,
    language: LANGUAGE,
    items: posts.map((post) => ({
      id: absolute(post.url),
      url: absolute(post.url),
      title: post.title,
      summary: post.teaser ?? undefined,
      content_html: textOf(post),
      date_published: new Date(post.date),
      authors: post.authors.map((name) => ({ name })),
    })),
  });
  // A feed has items even if there is none; the library leaves out what is empty.
  return JSON.stringify({ items: [], ...(feed as object) });
}
