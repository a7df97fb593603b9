import type { ListedSponsor } from '../../site/sponsors';

/** A hundred million dollars: an amount above is a fault of whoever sent it. */
const MAX_CENTS = 10_000_000_000;

/** The sponsors in an answer, without what is none. Throws if the answer is no list. */
export function parseSponsors(answer: unknown): ListedSponsor[] {
  if (!Array.isArray(answer)) throw new TypeError('Expected a list of sponsors');
  return answer.flatMap(parseSponsor);
}

function parseSponsor(value: unknown): ListedSponsor[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, url, avatar, cents } = value as Record<string, unknown>;
  if (typeof name !== 'string' || name.trim() === '' || !isAmount(cents)) return [];
  return [{ name, url: webAddress(url), avatar: webAddress(avatar), cents }];
}

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MAX_CENTS;

/** An address that a link may have: `javascript:` would run in this page. */
const webAddress = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\//i.test(value) ? value : null;
