import { graphql } from 'gatsby';

/** What the frame shows of the section that a page belongs to. */
export const frameSection = graphql`
  fragment FrameSection on Section {
    name
    title
    url
    printable
    pages {
      title
      url
      group
    }
  }
`;
