import { ADDRESSES } from '../site/offline/addresses';
import type { OfflineManifest, OfflinePage } from '../site/offline/manifest';
import { kept } from './entries';
import { ownStore } from './stores';

/** What this worker's release is made of. */
export async function ownManifest(): Promise<OfflineManifest | undefined> {
  const entry = await kept(ownStore(), ADDRESSES.manifest);
  return entry && ((await entry.json()) as OfflineManifest);
}

export async function knownPage(path: string): Promise<OfflinePage | undefined> {
  return (await ownManifest())?.pages[path];
}
