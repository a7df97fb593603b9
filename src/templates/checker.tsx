import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/article/Article';
import { ArticleBody } from '../components/article/ArticleBody';
import { ArticleFooter } from '../components/article/ArticleFooter';
import { Breadcrumb } from '../components/article/Breadcrumb';
import { PageMarkdown } from '../components/article/PageMarkdown';
import { ConfigChecker } from '../components/checker/ConfigChecker';
import { NeedsScript } from '../components/checker/NeedsScript';
import { Seo } from '../components/seo/Seo';
import type { CardContext } from '../site/card';
import type { CheckerFiles } from '../site/checkerFiles';

type CheckerContext = CardContext & { id: string; chunk: string; checker: CheckerFiles };

/** The page that checks a configuration, with the text about it below. */
export default function Checker({
  data: { mdx },
  pageContext: { chunk, card, checker },
}: PageProps<Queries.CheckerQuery, CheckerContext>) {
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
        lead={<p>{mdx.description}</p>}
        after={<ArticleFooter page={mdx} />}
      >
        <ConfigChecker files={checker} />
        <NeedsScript />
        <ArticleBody key={mdx.path} path={mdx.path} chunk={chunk} />
      </Article>
    </>
  );
}

Checker.frame = ({ mdx }: Queries.CheckerQuery) => mdx;

export const query = graphql`
  query Checker($id: String!) {
    mdx(id: { eq: $id }) {
      ...PageParts
    }
  }
`;
