import {
  AMOUNT_TYPES,
  SPONSOR_RANKS,
  type AmountType,
  type ListedSponsor,
  type SponsorRank,
} from '../../site/sponsors';
import type { Sponsor } from './sponsor';

export type SponsorList = { type: AmountType; rank: SponsorRank; sponsors: ListedSponsor[] };

const DAY = 24 * 60 * 60 * 1000;
const LATEST = { days: 21, most: 30 };
const MAX_BACKERS = 100;

type Circumstances = {
  /** When the site is built. */
  now: Date;
  /** Picks the backers that are shown: numbers from 0 to below 1. */
  random: () => number;
};

/** Every list that the site shows, by type and rank. */
export const sponsorLists = (
  sponsors: readonly Sponsor[],
  circumstances: Circumstances,
): SponsorList[] =>
  AMOUNT_TYPES.flatMap((type) =>
    SPONSOR_RANKS.map(({ rank }) => ({
      type,
      rank,
      sponsors: ofRank(rank, type, sponsors, circumstances).map((sponsor) => listed(sponsor, type)),
    })),
  );

export function rankOf(cents: number, type: AmountType): SponsorRank | undefined {
  return SPONSOR_RANKS.find(({ from }) => from && cents >= from[type] * 100)?.rank;
}

function ofRank(
  rank: SponsorRank,
  type: AmountType,
  sponsors: readonly Sponsor[],
  { now, random }: Circumstances,
): Sponsor[] {
  if (rank === 'latest') return latest(sponsors, now);
  const members = sponsors
    .filter((sponsor) => rankOf(amount(sponsor, type), type) === rank)
    .sort((a, b) => amount(b, type) - amount(a, type) || a.name.localeCompare(b.name, 'en'));
  return rank === 'backer' ? sample(members, MAX_BACKERS, random) : members;
}

function latest(sponsors: readonly Sponsor[], now: Date): Sponsor[] {
  const age = ({ firstDonation }: Sponsor) => now.getTime() - Date.parse(firstDonation ?? '');
  return sponsors
    .filter(({ totalCents }) => totalCents > 0)
    .filter((sponsor) => age(sponsor) >= 0 && age(sponsor) <= LATEST.days * DAY)
    .sort((a, b) => age(a) - age(b))
    .slice(0, LATEST.most);
}

/** So many of a list at random, in the list's order. */
function sample<Item>(items: readonly Item[], most: number, random: () => number): Item[] {
  const picked = items
    .map((item, index) => ({ item, index, chance: random() }))
    .sort((a, b) => a.chance - b.chance)
    .slice(0, most);
  return picked.sort((a, b) => a.index - b.index).map(({ item }) => item);
}

const amount = (sponsor: Sponsor, type: AmountType) =>
  type === 'total' ? sponsor.totalCents : sponsor.monthlyCents;

const listed = (sponsor: Sponsor, type: AmountType): ListedSponsor => ({
  name: sponsor.name,
  url: sponsor.website ?? profileUrl(sponsor.slug),
  avatar: sponsor.avatar,
  cents: amount(sponsor, type),
});

const profileUrl = (slug: string | null) =>
  slug === null ? null : `https://opencollective.com/${encodeURIComponent(slug)}`;
