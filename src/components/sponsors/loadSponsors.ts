import {
  sponsorsUrl,
  type AmountType,
  type ListedSponsor,
  type SponsorRank,
} from '../../site/sponsors';
import { parseSponsors } from './parseSponsors';

export type LoadSponsors = (type: AmountType, rank: SponsorRank) => Promise<ListedSponsor[]>;

const TIMEOUT_MS = 20_000;
const loaded = new Map<string, ListedSponsor[]>();

/** Fetches each list only once. */
export const loadSponsors: LoadSponsors = async (type, rank) => {
  const url = __PATH_PREFIX__ + sponsorsUrl(type, rank);
  const known = loaded.get(url);
  if (known) return known;
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const sponsors = parseSponsors(await response.json());
  loaded.set(url, sponsors);
  return sponsors;
};
