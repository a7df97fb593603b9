import { pagePath } from '../site/offline/addresses';
import { saveCore, saveManifest } from './core';
import { savePage } from './pages';
import { scope, sitePath } from './scope';
import { isOfOtherFolder, isOurs, ownRelease } from './stores';

/** Fetches what every page needs. If anything is missing or wrong the worker is not installed. */
export async function install(): Promise<void> {
  await saveCore(await saveManifest());
  // Before a page can know of the worker: its reader may lose the network in that instant.
  await saveOpenPages();
}

/** Saves what is being read now, as far as this release has it. */
async function saveOpenPages(): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = new Set(open.map(({ url }) => pagePath(sitePath(url) ?? '')));
  await Promise.allSettled([...paths].map((path) => savePage(path, ownRelease())));
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
