import type { CreatePagesArgs } from 'gatsby';
import { jsonFeed, rssFeed } from '../../endpoints/feeds';
import { FEEDS } from '../../site/feeds';
import { SITE } from '../../site/site';
import { isPost } from '../content/page/publishedDate';
import type { PublicFiles } from './publicFiles';
import { unwrapQuery } from './unwrapQuery';

const BLOG = /* GraphQL */ `
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
export async function writeFeeds(
  { graphql }: Pick<CreatePagesArgs, 'graphql'>,
  { write }: PublicFiles,
): Promise<void> {
  const { section } = unwrapQuery(await graphql<Queries.FeedPostsQuery>(BLOG));
  if (!section) return;
  const { url, pages } = section;
  const blog = {
    url,
    description: pages.find((page) => page.url === url)?.description ?? SITE.description,
    // In `develop` a post can still be without its date.
    posts: pages.flatMap((page) =>
      isPost(page) && page.date !== null ? [{ ...page, date: page.date }] : [],
    ),
  };
  write(FEEDS.rss.url, rssFeed(blog));
  write(FEEDS.json.url, jsonFeed(blog));
}
