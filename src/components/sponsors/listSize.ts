import type { AmountType, SponsorRank } from '../../site/sponsors';

/** How long a list is. */
export type ListSize = { type: string; rank: string; count: number };

export const countOf = (sizes: readonly ListSize[], type: AmountType, rank: SponsorRank) =>
  sizes.find((size) => size.type === type && size.rank === rank)?.count ?? 0;

/** Whether anybody's amounts of a type are known. Who is new does not depend on them. */
export const hasAmounts = (sizes: readonly ListSize[], type: AmountType) =>
  sizes.some((size) => size.type === type && size.rank !== 'latest' && size.count > 0);
