import { ADDRESSES, isHashed } from '../site/offline/addresses';
import { digestIn, type OfflineManifest } from '../site/offline/manifest';
import { isSaved, saveEntry } from './entries';
import { ChangedError } from './errors';
import { ownManifest } from './manifest';
import { download } from './network';
import { scope } from './scope';
import { FILES, ownStore } from './stores';

const AT_ONCE = 6;

/** Saves what this worker's release is made of, as it was built together with the worker. */
export async function saveManifest(): Promise<OfflineManifest> {
  const { manifest: digest } = scope.offlineSite;
  const response = await download(ADDRESSES.manifest, digest);
  await saveEntry(ownStore(), ADDRESSES.manifest, response, digest);
  const manifest = await ownManifest();
  if (!manifest) throw new ChangedError(ADDRESSES.manifest);
  return manifest;
}

/** Fetches of what every page needs what is missing or wrong. */
export async function saveCore(manifest: OfflineManifest): Promise<void> {
  const urls = scope.offlineSite.core.filter((url) => url !== ADDRESSES.manifest);
  for (let start = 0; start < urls.length; start += AT_ONCE) {
    const batch = urls.slice(start, start + AT_ONCE);
    await Promise.all(batch.map((url) => saveCoreFile(url, digestIn(manifest, url))));
  }
}

async function saveCoreFile(url: string, digest: string | undefined): Promise<void> {
  const store = isHashed(url) ? FILES : ownStore();
  // Another build of this release does not have every file of this one.
  if (digest === undefined || (await isSaved(store, url, digest))) return;
  await saveEntry(store, url, await download(url, digest), digest);
}

/** A shell or a script that the browser has lost, or has wrong, comes back with the next visit. */
export async function repairCore(): Promise<void> {
  await saveCore((await ownManifest()) ?? (await saveManifest()));
}
