import type { ListedSponsor } from '../site/sponsors';

/** One list of sponsors, for the browser. */
export const sponsorsFile = (sponsors: readonly ListedSponsor[]) =>
  JSON.stringify(sponsors.map(({ name, url, avatar, cents }) => ({ name, url, avatar, cents })));
