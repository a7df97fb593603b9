import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/article/Article';
import { ArticleBody } from '../components/article/ArticleBody';
import { ArticleFooter } from '../components/article/ArticleFooter';
import { Breadcrumb } from '../components/article/Breadcrumb';
import { PageMarkdown } from '../components/article/PageMarkdown';
import { Byline } from '../components/blog/Byline';
import { Seo } from '../components/seo/Seo';
import type { CardContext } from '../site/card';

type PostContext = CardContext & { id: string; chunk: string };

/** A post of the blog: a page with a date, authors and links to the feeds. */
export default function Post({
  data: { mdx },
  pageContext: { chunk, card },
}: PageProps<Queries.PostQuery, PostContext>) {
  if (!mdx) return null;
  const { section } = mdx;

  return (
    <>
      <Seo
        title={mdx.title}
        description={mdx.description ?? mdx.teaser}
        pathname={mdx.url}
        card={card}
        isArticle
      />
      <Article
        title={mdx.title}
        anchors={mdx.anchors}
        before={section && <Breadcrumb section={section} url={mdx.url} group={mdx.group} />}
        actions={<PageMarkdown url={mdx.url} />}
        lead={<Byline date={mdx.date} authors={mdx.authors} readingTime={mdx.readingTime} />}
        after={<ArticleFooter page={mdx} />}
      >
        <ArticleBody key={mdx.path} path={mdx.path} chunk={chunk} />
      </Article>
    </>
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
