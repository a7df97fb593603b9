import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/article/Article';
import { ArticleBody } from '../components/article/ArticleBody';
import { printOnArrival } from '../components/article/printOnArrival';
import { Seo } from '../components/seo/Seo';
import { withoutPrefix } from '../site/site';

type PrintableContext = { section: string; chunk: string };

/** All pages of a section as one document, to print or save. */
export default function Printable({
  data: { section },
  location,
  pageContext: { chunk },
}: PageProps<Queries.PrintableQuery, PrintableContext>) {
  if (!section) return null;

  return (
    <>
      <Seo title="Combined printable page" pathname={withoutPrefix(location.pathname)} hidden />
      <Article title={section.title}>
        <ArticleBody path={`${section.name}/printable`} chunk={chunk} onShown={printOnArrival} />
      </Article>
    </>
  );
}

Printable.frame = ({ section }: Queries.PrintableQuery) => ({ section });

export const query = graphql`
  query Printable($section: String!) {
    section(name: { eq: $section }) {
      ...FrameSection
    }
  }
`;
