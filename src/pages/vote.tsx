import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { Seo } from '../components/seo/Seo';
import { VoteScreen } from '../components/vote/VoteScreen';
import type { CardContext } from '../site/card';
import { VOTE_SCREEN } from '../site/screens';
import type { VoteState } from '../site/votes';
import { withoutPrefix } from '../site/site';

const STATES: Readonly<Record<Queries.VoteState, VoteState>> = {
  idea: 'idea',
  in_progress: 'in progress',
  shipped: 'shipped',
};

export default function Vote({
  data,
  location,
  pageContext: { card },
}: PageProps<Queries.VoteQuery, CardContext>) {
  const topics = useMemo(
    () => data.allVoteTopic.nodes.map((topic) => ({ ...topic, state: STATES[topic.state] })),
    [data],
  );
  return (
    <>
      <Seo
        title={VOTE_SCREEN.title}
        description={VOTE_SCREEN.description}
        pathname={withoutPrefix(location.pathname)}
        card={card}
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
