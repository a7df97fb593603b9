import { graphql, type PageProps } from 'gatsby';
import { AdjacentPages } from '../components/article/AdjacentPages';
import { Article } from '../components/article/Article';
import { Body } from '../components/article/Body';
import { Breadcrumb } from '../components/article/Breadcrumb';
import { Contributors } from '../components/article/Contributors';
import { FurtherReading } from '../components/article/FurtherReading';
import { PageActions } from '../components/article/PageActions';
import { Byline } from '../components/blog/Byline';
import { FeedLinks } from '../components/blog/FeedLinks';
import { Seo } from '../components/seo/Seo';

type PostContext = { id: string; chunk: string };

/** A post of the blog: a page with its day, its authors and the feeds. */
export default function Post({
  data: { mdx },
  pageContext: { chunk },
}: PageProps<Queries.PostQuery, PostContext>) {
  if (!mdx) return null;
  const { section } = mdx;

  return (
    <>
      <Seo
        title={mdx.title}
        description={mdx.description ?? mdx.teaser}
        pathname={mdx.url}
        isArticle
      />
      <FeedLinks />
      <Article
        title={mdx.title}
        anchors={mdx.anchors}
        before={section && <Breadcrumb section={section} url={mdx.url} group={mdx.group} />}
        lead={<Byline date={mdx.date} authors={mdx.authors} readingTime={mdx.readingTime} />}
        after={
          <>
            <FurtherReading related={mdx.related} />
            <PageActions page={mdx} />
            <AdjacentPages previous={mdx.previous} next={mdx.next} />
            <Contributors usernames={mdx.contributors} />
          </>
        }
      >
        <Body key={mdx.path} path={mdx.path} chunk={chunk} />
      </Article>
    </>
  );
}

export const query = graphql`
  query Post($id: String!) {
    mdx(id: { eq: $id }) {
      ...PageParts
      teaser
      readingTime
    }
  }
`;
