import { graphql, type PageProps } from 'gatsby';
import { Destinations } from '../components/home/Destinations';
import { Hero } from '../components/home/Hero';
import * as styles from '../components/home/Home.module.css';
import { Sample } from '../components/home/Sample';
import { SupportTheTeam } from '../components/sponsors/SupportTheTeam';
import { Seo } from '../components/seo/Seo';
import type { CardContext } from '../site/card';
import { withoutPrefix } from '../site/site';

export default function Home({
  data,
  location,
  pageContext: { card },
}: PageProps<Queries.HomeQuery, CardContext>) {
  const { home, news, sponsorLists } = data;

  return (
    <div className={styles.root}>
      <Seo
        pathname={withoutPrefix(location.pathname)}
        description={home?.description}
        card={card}
      />
      <Hero />
      {home && <Sample chunk={home.chunk} path={home.path} />}
      <Destinations news={news} />
      <SupportTheTeam sizes={sponsorLists.nodes} />
    </div>
  );
}

export const query = graphql`
  query Home {
    home: mdx(url: { eq: "/" }) {
      path
      chunk
      description
    }
    news {
      text
      url
    }
    sponsorLists: allSponsorList(sort: [{ type: ASC }, { rank: ASC }]) {
      nodes {
        type
        rank
        count
      }
    }
  }
`;
