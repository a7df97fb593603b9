import type { AmountType, SponsorRank } from '../../site/sponsors';

/** How many sponsors a list has. */
export type ListSize = { type: string; rank: string; count: number };

export const countOf = (sizes: readonly ListSize[], type: AmountType, rank: SponsorRank) =>
  sizes.find((size) => size.type === type && size.rank === rank)?.count ?? 0;

/** Whether amounts of a type are known. The latest sponsors are listed in any case. */
export const hasAmounts = (sizes: readonly ListSize[], type: AmountType) =>
  sizes.some((size) => size.type === type && size.rank !== 'latest' && size.count > 0);
