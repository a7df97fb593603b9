import { ADDRESSES } from '../site/offline/addresses';
import { digestIn, type OfflineManifest, type OfflinePage } from '../site/offline/manifest';
import { digestOfEntry, savedEntry } from './entries';
import { savedReleases, ownRelease, storeOf } from './stores';

// Read for each file that is asked for, so the last one of each release stays at hand.
const parsed = new Map<string, { digest: string; manifest: OfflineManifest }>();

/** What a release is made of, once its worker is installed. */
export async function manifestOf(release: string): Promise<OfflineManifest | undefined> {
  try {
    const cacheName = storeOf(release);
    const entry = await caches.match(ADDRESSES.manifest, { cacheName });
    if (!entry) return undefined;
    const digest = digestOfEntry(entry);
    const known = parsed.get(release);
    if (known?.digest === digest) return known.manifest;

    const text = await (await savedEntry(cacheName, ADDRESSES.manifest))?.text();
    const manifest = JSON.parse(text ?? 'null') as Partial<OfflineManifest> | null;
    if (!isManifest(manifest, release)) return undefined;
    parsed.set(release, { digest, manifest });
    return manifest;
  } catch {
    // A manifest that cannot be read is fetched again.
    return undefined;
  }
}

const isManifest = (
  manifest: Partial<OfflineManifest> | null,
  release: string,
): manifest is OfflineManifest =>
  manifest?.release === release &&
  [manifest.pages, manifest.redirects, manifest.files].every((each) => each instanceof Object) &&
  Array.isArray(manifest.search);

/** What this worker's release is made of. */
export const ownManifest = () => manifestOf(ownRelease());

export async function knownPage(path: string): Promise<OfflinePage | undefined> {
  return (await ownManifest())?.pages[path];
}

/** The digest of a file whose name holds its hash: the same in every release that has it. */
export async function digestOfHashed(url: string): Promise<string | undefined> {
  for (const release of new Set([ownRelease(), ...(await savedReleases())])) {
    const manifest = await manifestOf(release);
    const digest = manifest && digestIn(manifest, url);
    if (digest) return digest;
  }
  return undefined;
}
