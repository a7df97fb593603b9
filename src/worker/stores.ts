import { scope } from './scope';

/** Files whose name holds their hash: one store for all releases. */
export const FILES = 'files';
/** Everything else that is not the data of a page. */
export const ASSETS = 'assets';
export const OTHER_IMAGES = 'other-images';
export const STATE = 'state';

const RELEASE = 'release-';

/** Data that belongs to the scripts of one release. */
export const storeOf = (release: string) => RELEASE + release;

export const ownRelease = () => scope.offlineSite.release;
export const ownStore = () => storeOf(ownRelease());

export const isOurs = (name: string) =>
  name.startsWith(RELEASE) || [FILES, ASSETS, OTHER_IMAGES, STATE].includes(name);

/** The releases of which something is kept. */
export const keptReleases = async () =>
  (await caches.keys())
    .filter((name) => name.startsWith(RELEASE))
    .map((name) => name.slice(RELEASE.length));

/** Addresses in a store, without their origin. */
export async function addressesIn(name: string): Promise<string[]> {
  if (!(await caches.has(name))) return [];
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}
