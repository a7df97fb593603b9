import { graphql, type PageProps } from 'gatsby';
import { Breadcrumb } from '../components/article/Breadcrumb';
import { ContentPage, type ContentPageContext } from '../components/article/ContentPage';
import { Byline } from '../components/blog/Byline';

/** A post of the blog: a page with a date, authors and links to the feeds. */
export default function Post({
  data: { mdx },
  pageContext,
}: PageProps<Queries.PostQuery, ContentPageContext>) {
  if (!mdx) return null;
  const { section } = mdx;

  return (
    <ContentPage
      page={{ ...mdx, description: mdx.description ?? mdx.teaser }}
      context={pageContext}
      anchors={mdx.anchors}
      before={section && <Breadcrumb section={section} url={mdx.url} group={mdx.group} />}
      lead={<Byline date={mdx.date} authors={mdx.authors} readingTime={mdx.readingTime} />}
    />
  );
}

Post.frame = ({ mdx }: Queries.PostQuery) => mdx;

export const query = graphql`
  query Post($id: String!) {
    mdx(id: { eq: $id }) {
      ...PageParts
      teaser
      readingTime
    }
  }
`;
