import { graphql, type PageProps } from 'gatsby';
import { ContentPage, type ContentPageContext } from '../components/article/ContentPage';
import { PostList } from '../components/blog/PostList';
import { Subscribe } from '../components/blog/Subscribe';

/** The list of posts, above the text. */
export default function Blog({
  data: { mdx },
  pageContext,
}: PageProps<Queries.BlogQuery, ContentPageContext>) {
  if (!mdx) return null;
  const posts = mdx.section?.pages.filter(({ url }) => url !== mdx.url) ?? [];

  return (
    <ContentPage page={mdx} context={pageContext} lead={<Subscribe />}>
      <PostList posts={posts} />
    </ContentPage>
  );
}

Blog.frame = ({ mdx }: Queries.BlogQuery) => mdx;

export const query = graphql`
  query Blog($id: String!) {
    mdx(id: { eq: $id }) {
      ...PageParts
      section {
        pages {
          date
          teaser
          description
          readingTime
          publication
        }
      }
    }
  }
`;
