import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../components/seo/Seo';
import { VoteScreen } from '../components/vote/VoteScreen';
import type { VoteTopic } from '../site/votes';
import { withoutPrefix } from '../site/site';

export default function Vote({ data, location }: PageProps<Queries.VoteQuery>) {
  return (
    <>
      <Seo
        title="Vote"
        description="What webpack could do next: topics with their state and votes, and the public threads where you vote for them."
        pathname={withoutPrefix(location.pathname)}
      />
      <VoteScreen
        topics={data.allVoteTopic.nodes as readonly VoteTopic[]}
        visit={location.key ?? ''}
      />
    </>
  );
}

export const query = graphql`
  query Vote {
    allVoteTopic(sort: { title: ASC }) {
      nodes {
        title
        summary
        state
        thread
        opened
        shippedIn
      }
    }
  }
`;
