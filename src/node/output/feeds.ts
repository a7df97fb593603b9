import type { CreatePagesArgs } from 'gatsby';
import { jsonFeed, rssFeed, type FeedContent } from '../../endpoints/feeds';
import { releaseItems } from '../../endpoints/releaseItems';
import { BLOG_FEED, RELEASE_FEED } from '../../site/feeds';
import { SITE } from '../../site/site';
import { isPost } from '../content/page/publishedDate';
import type { PublicFiles } from './publicFiles';
import { unwrapQuery } from './unwrapQuery';

const FEEDS = /* GraphQL */ `
  query Feeds {
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
    mdx(url: { eq: "/whats-new/" }) {
      url
      description
      html
    }
  }
`;

/** Writes the feeds of the blog and of releases. */
export async function writeFeeds(
  { graphql }: Pick<CreatePagesArgs, 'graphql'>,
  { write }: PublicFiles,
): Promise<void> {
  const writeFeed = (content: FeedContent) => {
    write(content.feed.rss.url, rssFeed(content));
    write(content.feed.json.url, jsonFeed(content));
  };
  const { section, mdx } = unwrapQuery(await graphql<Queries.FeedsQuery>(FEEDS));
  if (section) writeFeed(blogContent(section));
  if (mdx) {
    writeFeed({
      feed: RELEASE_FEED,
      url: mdx.url,
      description: mdx.description ?? SITE.description,
      items: releaseItems(mdx.url, mdx.html),
    });
  }
}

function blogContent({ url, pages }: NonNullable<Queries.FeedsQuery['section']>): FeedContent {
  return {
    feed: BLOG_FEED,
    url,
    description: pages.find((page) => page.url === url)?.description ?? SITE.description,
    // In `develop` a post can still be without its date.
    items: pages.flatMap((page) =>
      isPost(page) && page.date !== null ? [{ ...page, date: page.date }] : [],
    ),
  };
}
