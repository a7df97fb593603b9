import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { Seo } from '../components/seo/Seo';
import { VoteScreen } from '../components/vote/VoteScreen';
import type { VoteState } from '../site/votes';
import { withoutPrefix } from '../site/site';

const STATES: Readonly<Record<Queries.VoteState, VoteState>> = {
  idea: 'idea',
  in_progress: 'in progress',
  shipped: 'shipped',
};

export default function Vote({ data, location }: PageProps<Queries.VoteQuery>) {
  const topics = useMemo(
    () => data.allVoteTopic.nodes.map((topic) => ({ ...topic, state: STATES[topic.state] })),
    [data],
  );
  return (
    <>
      <Seo
        title="Vote"
        description="What webpack could do next: topics with their state and votes, and the public threads where you vote for them."
        pathname={withoutPrefix(location.pathname)}
      />
      <VoteScreen topics={topics} visit={location.key ?? ''} />
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
