import type { Kept } from '../site/offline/manifest';
import { keptPages } from './pages';
import { addressesIn, ASSETS, FILES, keptReleases, ownRelease } from './stores';

/** What is saved now, of whichever release; where one page is saved twice, as in this one. */
export async function savedNow(): Promise<Kept> {
  const pages: Record<string, string> = {};
  const others = (await keptReleases()).filter((release) => release !== ownRelease());
  for (const release of [...others, ownRelease()]) Object.assign(pages, await keptPages(release));
  return { pages, files: [...(await addressesIn(FILES)), ...(await addressesIn(ASSETS))] };
}
