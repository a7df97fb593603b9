import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/article/Article';
import { ArticleBody } from '../components/article/ArticleBody';
import { Breadcrumb } from '../components/article/Breadcrumb';
import { PageMarkdown } from '../components/article/PageMarkdown';
import { Seo } from '../components/seo/Seo';
import type { CardContext } from '../site/card';
import type { Anchor } from '../site/types';

type TypesContext = CardContext & {
  url: string;
  /** Identifies the body. */
  body: string;
  title: string;
  description: string;
  anchors: readonly Anchor[];
  chunk: string;
};

/** A page that is made from webpack's type declarations. */
export default function Types({
  data: { section },
  pageContext: { url, body, title, description, anchors, chunk, card },
}: PageProps<Queries.TypesQuery, TypesContext>) {
  return (
    <>
      <Seo title={title} description={description} pathname={url} card={card} isArticle />
      <Article
        title={title}
        anchors={anchors}
        before={section && <Breadcrumb section={section} url={url} />}
        actions={<PageMarkdown url={url} />}
      >
        <ArticleBody key={body} path={body} chunk={chunk} />
      </Article>
    </>
  );
}

Types.frame = ({ section }: Queries.TypesQuery) => ({ section });

export const query = graphql`
  query Types {
    section(name: { eq: "api" }) {
      ...FrameSection
    }
  }
`;
