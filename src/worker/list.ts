import { pageOfData } from '../site/offline/addresses';
import type { Saved } from '../site/offline/manifest';
import { digestOfEntry } from './entries';
import { savedPages } from './pages';
import { addressesIn, ASSETS, FILES, savedReleases, ownRelease, ownStore } from './stores';

const filesNow = async () => [...(await addressesIn(FILES)), ...(await addressesIn(ASSETS))];

/** What is saved now, from any release. Pages of this worker's release take precedence. */
export async function savedNow(): Promise<Saved> {
  const pages: Record<string, string> = {};
  const others = (await savedReleases()).filter((release) => release !== ownRelease());
  for (const release of [...others, ownRelease()]) Object.assign(pages, await savedPages(release));
  return { pages, files: await filesNow() };
}

/** What is saved of this release, without verifying its content. */
export async function presentNow(): Promise<Saved> {
  const pages: Record<string, string> = {};
  const cache = await caches.open(ownStore());
  for (const url of await addressesIn(ownStore())) {
    const path = pageOfData(url);
    const entry = path === undefined ? undefined : await cache.match(url);
    if (path !== undefined && entry) pages[path] = digestOfEntry(entry);
  }
  return { pages, files: await filesNow() };
}
