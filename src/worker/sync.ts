import { pageDataUrl, bodiesIn } from '../site/offline/addresses';
import { isConstrained, type Connection } from '../site/offline/connection';
import { pagesOf, type OfflineManifest, type Scope } from '../site/offline/manifest';
import { batches } from './batches';
import { savedEntry } from './entries';
import { linkedPaths, undecline } from './linked';
import { ownManifest } from './manifest';
import { saveFile, savedPages, savePage } from './pages';
import { scope } from './scope';
import { isListOfStrings, isString, readState, writeState } from './state';
import { addressesIn, FILES, savedReleases, ownRelease, ownStore, storeOf } from './stores';
import { lockForCleaning } from './cacheLock';

// Each state holds the build for which the work was last done.
const SYNCED = 'synced';
const SEARCH = 'search';
const CLEANED = 'cleaned';
const WANTED = 'wanted';

export const wantedScopes = async () =>
  ((await readState(WANTED, isListOfStrings)) ?? []) as Scope[];

export async function want(wanted: Scope, isWanted: boolean): Promise<void> {
  const others = (await wantedScopes()).filter((each) => each !== wanted);
  await writeState(WANTED, isWanted ? [...others, wanted] : others);
  if (isWanted) await undecline(wanted);
}

let running: Promise<void> | undefined;

/** Updates what is saved, once after each release. Tries again until it succeeds. */
export function sync(): Promise<void> {
  running ??= syncOnce().finally(() => {
    running = undefined;
  });
  return running;
}

async function syncOnce(): Promise<void> {
  const manifest = await ownManifest();
  if (!manifest) return;
  await once(SYNCED, () => savePages(manifest));
  await once(SEARCH, () => saveSearch(manifest));
  await once(CLEANED, () => lockForCleaning(() => clean(manifest)));
}

async function once(name: string, work: () => Promise<boolean>): Promise<void> {
  const { build } = scope.offlineSite;
  if ((await readState(name, isString)) === build) return;
  if (await work()) await writeState(name, build);
}

/** Updates all saved pages, and completes the wanted scopes. */
async function savePages(manifest: OfflineManifest): Promise<boolean> {
  const own = await savedPages(ownRelease());
  const paths = new Set<string>();
  for (const release of await savedReleases()) {
    for (const path of Object.keys(await savedPages(release))) paths.add(path);
  }
  for (const wanted of await wantedScopes()) {
    for (const path of pagesOf(manifest, wanted)) paths.add(path);
  }
  const linked = isOnConstrainedConnection() ? await linkedPaths() : [];
  for (const path of paths) {
    const page = manifest.pages[path];
    if (page && page.digest !== own[path] && !linked.includes(path)) {
      await savePage(path, ownRelease());
    }
  }
  return true;
}

const isOnConstrainedConnection = () =>
  isConstrained((navigator as { connection?: Connection }).connection);

async function saveSearch(manifest: OfflineManifest): Promise<boolean> {
  if (isOnConstrainedConnection()) return false;
  for (const batch of batches(manifest.search)) {
    // A reader who wants the next release would wait until this worker has finished.
    if (scope.registration.waiting) return false;
    await Promise.all(batch.map((file) => saveFile(file, manifest)));
  }
  return true;
}

/** Removes what is no longer needed, but not while an open document or a new worker may need it. */
async function clean(manifest: OfflineManifest): Promise<boolean> {
  const { registration, clients } = scope;
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (registration.waiting || registration.installing || open.length > 1) return false;

  for (const release of await savedReleases()) {
    if (release !== ownRelease()) await caches.delete(storeOf(release));
  }
  const needed = new Set([...scope.offlineSite.core, ...manifest.search, ...(await savedBodies())]);
  const files = await caches.open(FILES);
  for (const file of await addressesIn(FILES)) if (!needed.has(file)) await files.delete(file);
  return true;
}

async function savedBodies(): Promise<string[]> {
  const bodies: string[] = [];
  for (const path of Object.keys(await savedPages(ownRelease()))) {
    const data = await savedEntry(ownStore(), pageDataUrl(path));
    bodies.push(...bodiesIn((await data?.text()) ?? ''));
  }
  return bodies;
}
