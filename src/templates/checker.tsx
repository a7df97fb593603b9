import { graphql, type PageProps } from 'gatsby';
import { Breadcrumb } from '../components/article/Breadcrumb';
import { ContentPage, type ContentPageContext } from '../components/article/ContentPage';
import { ConfigChecker } from '../components/checker/ConfigChecker';
import { NeedsScript } from '../components/checker/NeedsScript';
import type { CheckerFiles } from '../site/checkerFiles';

type CheckerContext = ContentPageContext & { checker: CheckerFiles };

/** The page that checks a configuration, with the text about it below. */
export default function Checker({
  data: { mdx },
  pageContext,
}: PageProps<Queries.CheckerQuery, CheckerContext>) {
  if (!mdx) return null;
  const { section } = mdx;

  return (
    <ContentPage
      page={mdx}
      context={pageContext}
      anchors={mdx.anchors}
      isInSidebar={section !== null}
      before={section && <Breadcrumb section={section} url={mdx.url} group={mdx.group} />}
      lead={<p>{mdx.description}</p>}
    >
      <ConfigChecker files={pageContext.checker} />
      <NeedsScript />
    </ContentPage>
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
