import { pagePath } from '../site/offline/addresses';
import { saveCore, saveManifest } from './core';
import { savePage } from './pages';
import { scope, sitePath } from './scope';
import { isOfOtherFolder, isOurs, ownRelease } from './stores';

/** Saves what every page needs. If anything is missing or damaged, the worker is not installed. */
export async function install(): Promise<void> {
  await saveCore(await saveManifest());
  // Now, because the reader may go offline before a page has a chance to report its visit.
  await saveOpenPages();
}

/** Saves the pages that are open now, if this release has them. */
async function saveOpenPages(): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = new Set(open.map(({ url }) => pagePath(sitePath(url) ?? '')));
  await Promise.allSettled([...paths].map((path) => savePage(path, ownRelease())));
}

/** Takes control of open pages, and removes the stores of workers that the site had before. */
export async function activate(): Promise<void> {
  const { registration, clients } = scope;
  await clients.claim();
  // Missing in some browsers.
  const { navigationPreload } = registration as Partial<ServiceWorkerRegistration>;
  await navigationPreload?.enable().catch(() => undefined);
  const foreignStores = (await caches.keys()).filter(
    (name) => !isOurs(name) && !isOfOtherFolder(name),
  );
  await Promise.all(foreignStores.map((name) => caches.delete(name)));
}
