import { ADDRESSES, isHashed } from '../site/offline/addresses';
import { digestIn, type OfflineManifest } from '../site/offline/manifest';
import { batches } from './batches';
import { isSaved, saveEntry } from './entries';
import { ChangedError } from './errors';
import { ownManifest } from './manifest';
import { download } from './network';
import { scope } from './scope';
import { FILES, ownStore } from './stores';

/** Saves the manifest that was built together with this worker. */
export async function saveManifest(): Promise<OfflineManifest> {
  const { manifest: digest } = scope.offlineSite;
  const response = await download(ADDRESSES.manifest, digest);
  await saveEntry(ownStore(), ADDRESSES.manifest, response, digest);
  const manifest = await ownManifest();
  if (!manifest) throw new ChangedError(ADDRESSES.manifest);
  return manifest;
}

/** Fetches files that every page needs, if they are missing or damaged. */
export async function saveCore(manifest: OfflineManifest): Promise<void> {
  const urls = scope.offlineSite.core.filter((url) => url !== ADDRESSES.manifest);
  for (const batch of batches(urls)) {
    await Promise.all(batch.map((url) => saveCoreFile(url, digestIn(manifest, url))));
  }
}

async function saveCoreFile(url: string, digest: string | undefined): Promise<void> {
  const store = isHashed(url) ? FILES : ownStore();
  // Another build of the same release may not have all files of this one.
  if (digest === undefined || (await isSaved(store, url, digest))) return;
  await saveEntry(store, url, await download(url, digest), digest);
}

/** Restores a shell or a script that is lost or damaged. Called at each visit. */
export async function repairCore(): Promise<void> {
  await saveCore((await ownManifest()) ?? (await saveManifest()));
}
