import type { CreatePagesArgs, Reporter, SourceNodesArgs } from 'gatsby';
import { fromRoot } from '../files/fromRoot';
import { sponsorsFile } from '../../endpoints/sponsorsFile';
import { sponsorsUrl } from '../../site/sponsors';
import type { OwnSponsor } from '../content/data/contentData';
import type { PublicFiles } from '../output/publicFiles';
import { unwrapQuery } from '../output/unwrapQuery';
import { readSponsors } from './openCollective/readSponsors';
import { settingsFrom } from './openCollective/settings';
import { seededRandom } from './seededRandom';
import { mergeSponsors, type Sponsor } from './sponsor';
import { sponsorLists, type SponsorList } from './sponsorLists';

// Gatsby empties its own cache whenever one of its config files changes.
const SNAPSHOT = fromRoot('node_modules/.cache/sponsors/snapshot.json');

/** A node for each sponsor, and one for each list of them that the site shows. */
export async function sourceSponsors(
  args: SourceNodesArgs,
  ownSponsors: readonly OwnSponsor[],
): Promise<void> {
  const { actions, createNodeId, createContentDigest, reporter } = args;
  const now = new Date();
  const sponsors = mergeSponsors(ownSponsors, await sponsorsOfCollective(now, reporter));
  // Two builds on one day are the same, and every day shows other backers.
  const random = seededRandom(now.toISOString().slice(0, 10));

  const createNode = (type: string, key: string, fields: Sponsor | SponsorList) =>
    actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      internal: { type, contentDigest: createContentDigest(fields) },
    });
  for (const sponsor of sponsors)
    await createNode('Sponsor', sponsor.slug ?? sponsor.name, sponsor);
  for (const list of sponsorLists(sponsors, { now, random })) {
    await createNode('SponsorList', `${list.type} ${list.rank}`, list);
  }
}

async function sponsorsOfCollective(now: Date, reporter: Reporter): Promise<Sponsor[]> {
  const settings = settingsFrom(process.env);
  if (!settings) return [];
  const activity = reporter.activityTimer('read sponsors from Open Collective');
  activity.start();
  const sponsors = await readSponsors(settings, {
    now,
    snapshotFile: SNAPSHOT,
    onProgress: (status) => {
      activity.setStatus(status);
    },
    warn: (text) => {
      reporter.warn(text);
    },
  });
  activity.end();
  return sponsors;
}

const LISTS = /* GraphQL */ `
  query SponsorLists {
    allSponsorList {
      nodes {
        type
        rank
        sponsors {
          name
          url
          avatar
          cents
        }
      }
    }
  }
`;

/** Writes each list where the browser looks for it. */
export async function writeSponsorFiles(
  { graphql }: Pick<CreatePagesArgs, 'graphql'>,
  { write }: PublicFiles,
): Promise<void> {
  const { allSponsorList } = unwrapQuery(await graphql<Queries.SponsorListsQuery>(LISTS));
  for (const { type, rank, sponsors } of allSponsorList.nodes) {
    write(sponsorsUrl(type, rank), sponsorsFile(sponsors));
  }
}
