import { scope } from './scope';

/** Sites in different folders of a host share the browser's stores. */
const { prefix } = scope.offlineSite;

/** Files with a hash in their name: one store for all releases. */
export const FILES = `${prefix}files`;
/** Other files, except page data. */
export const ASSETS = `${prefix}assets`;
export const OTHER_IMAGES = `${prefix}other-images`;
export const STATE = `${prefix}state`;

const RELEASE = `${prefix}release-`;

/** The store for the data of one release. */
export const storeOf = (release: string) => RELEASE + release;

export const ownRelease = () => scope.offlineSite.release;
export const ownStore = () => storeOf(ownRelease());

export const isOurs = (name: string) =>
  name.startsWith(RELEASE) || [FILES, ASSETS, OTHER_IMAGES, STATE].includes(name);

/** Whether a store may belong to another site on this host: then it is not removed. */
export const isOfOtherFolder = (name: string) =>
  prefix === '' ? name.startsWith('/') : !name.startsWith(prefix);

/** The releases with saved pages. */
export const savedReleases = async () =>
  (await caches.keys())
    .filter((name) => name.startsWith(RELEASE))
    .map((name) => name.slice(RELEASE.length));

/** The paths of all entries in a store. */
export async function addressesIn(name: string): Promise<string[]> {
  if (!(await caches.has(name))) return [];
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}
