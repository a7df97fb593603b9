import { graphql, type PageProps } from 'gatsby';
import { Breadcrumb } from '../components/article/Breadcrumb';
import { ContentPage, type ContentPageContext } from '../components/article/ContentPage';

/** A documentation page. */
export default function Page({
  data: { mdx },
  pageContext,
}: PageProps<Queries.PageQuery, ContentPageContext>) {
  if (!mdx) return null;
  const { section } = mdx;

  return (
    <ContentPage
      page={mdx}
      context={pageContext}
      anchors={mdx.anchors}
      isInSidebar={section !== null}
      before={section && <Breadcrumb section={section} url={mdx.url} group={mdx.group} />}
    />
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
