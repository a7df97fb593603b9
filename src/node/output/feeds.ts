import type { CreatePagesArgs } from 'gatsby';
import { jsonFeed, rssFeed, type FeedPost } from '../../endpoints/feeds';
import { FEEDS } from '../../site/feeds';
import { SITE } from '../../site/site';
import { isPost } from '../content/page/publishedDate';
import { writePublicFile } from './publicFiles';
import { queried } from './unwrapQuery';

type Blog = {
  section: { url: string; pages: (FeedPost & { path: string; description: string | null })[] };
};

const BLOG = `
  query FeedPosts {
    section(name: { eq: "blog" }) {
      url
      pages {
        path
        url
        title
        description
        date
        authors
        teaser
        html
      }
    }
  }
`;

/** Writes the feeds of the blog. */
export async function writeFeeds({ graphql }: Pick<CreatePagesArgs, 'graphql'>): Promise<void> {
  const { url, pages } = queried(await graphql<Blog>(BLOG)).section;
  const blog = {
    url,
    description: pages.find((page) => page.url === url)?.description ?? SITE.description,
    // In `develop` a post can still be without its date.
    posts: pages.filter((page) => isPost(page) && page.date),
  };
  writePublicFile(FEEDS.rss.url, rssFeed(blog));
  writePublicFile(FEEDS.json.url, jsonFeed(blog));
}
