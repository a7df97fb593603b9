import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/article/Article';
import { ArticleBody } from '../components/article/ArticleBody';
import { ArticleFooter } from '../components/article/ArticleFooter';
import { PageMarkdown } from '../components/article/PageMarkdown';
import { PostList } from '../components/blog/PostList';
import { Subscribe } from '../components/blog/Subscribe';
import { Seo } from '../components/seo/Seo';
import type { CardContext } from '../site/card';

type BlogContext = CardContext & { id: string; chunk: string };

/** The list of posts, above the text, which may load later. */
export default function Blog({
  data: { mdx },
  pageContext: { chunk, card },
}: PageProps<Queries.BlogQuery, BlogContext>) {
  if (!mdx) return null;
  const posts = mdx.section?.pages.filter(({ url }) => url !== mdx.url) ?? [];

  return (
    <>
      <Seo
        title={mdx.title}
        description={mdx.description}
        pathname={mdx.url}
        card={card}
        isArticle
      />
      <Article
        title={mdx.title}
        actions={<PageMarkdown url={mdx.url} />}
        lead={<Subscribe />}
        after={<ArticleFooter page={mdx} />}
      >
        <PostList posts={posts} />
        <ArticleBody key={mdx.path} path={mdx.path} chunk={chunk} />
      </Article>
    </>
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
