import { ADDRESSES } from '../site/offline/addresses';
import { digestIn, type OfflineManifest, type OfflinePage } from '../site/offline/manifest';
import { digestOfEntry, savedEntry } from './entries';
import { savedReleases, ownRelease, storeOf } from './stores';

// A manifest is needed for each request, so the last one of each release stays in memory.
const parsed = new Map<string, { digest: string; manifest: OfflineManifest }>();

/** The manifest of a release, once its worker is installed. */
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

/** The manifest of this worker's release. */
export const ownManifest = () => manifestOf(ownRelease());

export async function knownPage(path: string): Promise<OfflinePage | undefined> {
  return (await ownManifest())?.pages[path];
}

/** The digest of a file with a hash in its name: the same in all releases that have it. */
export async function digestOfHashed(url: string): Promise<string | undefined> {
  for (const release of new Set([ownRelease(), ...(await savedReleases())])) {
    const manifest = await manifestOf(release);
    const digest = manifest && digestIn(manifest, url);
    if (digest) return digest;
  }
  return undefined;
}
