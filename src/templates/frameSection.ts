import { graphql } from 'gatsby';

/** The parts of a section that the frame shows. */
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
