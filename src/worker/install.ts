import { ADDRESSES, isHashed } from '../site/offline/addresses';
import { keep } from './entries';
import { ownManifest } from './manifest';
import { download } from './network';
import { ChangedError, keepFile } from './pages';
import { scope } from './scope';
import { isOfOtherFolder, isOurs, ownStore } from './stores';

const AT_ONCE = 6;

/** Fetches what every page needs. If anything is missing the worker is not installed. */
export async function install(): Promise<void> {
  const { core, build } = scope.offlineSite;
  for (let start = 0; start < core.length; start += AT_ONCE) {
    await Promise.all(core.slice(start, start + AT_ONCE).map(keepCore));
  }
  // The site can change while it is fetched: then the next worker is the right one.
  if ((await ownManifest())?.build !== build) throw new ChangedError(ADDRESSES.manifest);
}

async function keepCore(url: string): Promise<void> {
  if (isHashed(url)) await keepFile(url);
  else await keep(ownStore(), url, await download(url));
}

/** Takes over from the browser and from workers that the site had before. */
export async function activate(): Promise<void> {
  const { registration, clients } = scope;
  await clients.claim();
  // Not every browser has it.
  const { navigationPreload } = registration as Partial<ServiceWorkerRegistration>;
  await navigationPreload?.enable().catch(() => undefined);
  const strangers = (await caches.keys()).filter((name) => !isOurs(name) && !isOfOtherFolder(name));
  await Promise.all(strangers.map((name) => caches.delete(name)));
}
