import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/article/Article';
import { ArticleBody } from '../components/article/ArticleBody';
import { ArticleFooter } from '../components/article/ArticleFooter';
import { Breadcrumb } from '../components/article/Breadcrumb';
import { PageMarkdown } from '../components/article/PageMarkdown';
import { Seo } from '../components/seo/Seo';
import type { CardContext } from '../site/card';

type PageContext = CardContext & { id: string; chunk: string };

/** A documentation page. */
export default function Page({
  data: { mdx },
  pageContext: { chunk, card },
}: PageProps<Queries.PageQuery, PageContext>) {
  if (!mdx) return null;
  const { section } = mdx;

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
        anchors={mdx.anchors}
        isInSidebar={section !== null}
        before={section && <Breadcrumb section={section} url={mdx.url} group={mdx.group} />}
        actions={<PageMarkdown url={mdx.url} />}
        after={<ArticleFooter page={mdx} />}
      >
        <ArticleBody key={mdx.path} path={mdx.path} chunk={chunk} />
      </Article>
    </>
  );
}

Page.frame = ({ mdx }: Queries.PageQuery) => mdx;

export const query = graphql`
  query Page($id: String!) {
    mdx(id: { eq: $id }) {
      ...PageParts
    }
  }

  fragment PageParts on Mdx {
    path
    url
    title
    description
    group
    edit
    repo
    updated
    changes {
      date(formatString: "YYYY-MM-DD")
      message
      url
    }
    date
    authors
    contributors
    anchors {
      title
      id
      level
    }
    related {
      title
      url
    }
    previous {
      title
      url
    }
    next {
      title
      url
    }
    section {
      ...FrameSection
    }
  }
`;
