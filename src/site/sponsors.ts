/** Groups of sponsors in the order of the page, with the dollars at which each starts. */
export const SPONSOR_RANKS = [
  { rank: 'latest', title: 'Latest sponsors', from: null },
  { rank: 'platinum', title: 'Platinum sponsors', from: { total: 50_000, monthly: 2_500 } },
  { rank: 'gold', title: 'Gold sponsors', from: { total: 10_000, monthly: 500 } },
  { rank: 'silver', title: 'Silver sponsors', from: { total: 2_000, monthly: 100 } },
  { rank: 'bronze', title: 'Bronze sponsors', from: { total: 200, monthly: 10 } },
  { rank: 'backer', title: 'Backers', from: { total: 1, monthly: 1 } },
] as const;

export type SponsorRank = (typeof SPONSOR_RANKS)[number]['rank'];

/** All that a sponsor gave, or the monthly average of the last year. */
export const AMOUNT_TYPES = ['total', 'monthly'] as const;

export type AmountType = (typeof AMOUNT_TYPES)[number];

/** How many visits start with the monthly amounts. */
export const MONTHLY_PROBABILITY = 0.33;

/** A sponsor as a list shows it. */
export type ListedSponsor = {
  name: string;
  url: string | null;
  avatar: string | null;
  cents: number;
};

export const sponsorsUrl = (type: AmountType, rank: SponsorRank) =>
  `/sponsors/${type}/${rank}.json`;
