import type { ListedSponsor } from '../../site/sponsors';

/** A hundred million dollars: anything above is an error in the data. */
const MAX_CENTS = 10_000_000_000;

/** The valid sponsors in an answer. Throws if the answer is not a list. */
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

/** Only a web address may become a link: `javascript:` would run in this page. */
const webAddress = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\//i.test(value) ? value : null;
