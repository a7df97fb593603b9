import { ADDRESSES, bodiesIn, isHashed, pageDataUrl, pageOfData } from '../site/offline/addresses';
import { digestIn, type OfflineManifest } from '../site/offline/manifest';
import { digestOfEntry, isSaved, saveEntry, savedEntry, timeOfEntry } from './entries';
import { ChangedError } from './errors';
import { manifestOf } from './manifest';
import { download } from './network';
import { scope } from './scope';
import { addressesIn, ASSETS, FILES, savedReleases, storeOf } from './stores';
import { lockForSaving } from './cacheLock';

/** Fetches and saves a file of a release, unless it is already saved. */
export async function saveFile(url: string, manifest: OfflineManifest): Promise<void> {
  const store = isHashed(url) ? FILES : ASSETS;
  const digest = digestIn(manifest, url);
  if (digest === undefined) throw new ChangedError(url);
  if (await isSaved(store, url, digest)) return;
  await saveEntry(store, url, await download(url, digest), digest);
}

/** Saves a page of a release. Its data may come from the store of another release. */
export const savePage = (path: string, release: string) =>
  lockForSaving(() => savePageNow(path, release));

async function savePageNow(path: string, release: string): Promise<void> {
  const manifest = await manifestOf(release);
  const page = manifest?.pages[path];
  if (!manifest || !page) throw new ChangedError(path);
  const url = pageDataUrl(path);
  const data = (await savedData(url, page.digest)) ?? (await download(url, page.digest));
  // The data comes after the text, because it marks the page as saved; pictures are optional.
  for (const file of page.files.filter(isHashed)) await saveFile(file, manifest);
  await saveEntry(storeOf(release), url, data, page.digest);
  for (const file of page.files) await saveFile(file, manifest);
}

async function savedData(url: string, digest: string): Promise<Response | undefined> {
  for (const release of await savedReleases()) {
    const data = await savedEntry(storeOf(release), url, digest);
    if (data) return data;
  }
  return undefined;
}

/** A page's data, if its texts are saved too. */
export async function savedPage(path: string, release: string): Promise<Response | undefined> {
  const data = await savedEntry(storeOf(release), pageDataUrl(path));
  if (!data) return undefined;
  const manifest = await manifestOf(release);
  const areSaved = await Promise.all(
    bodiesIn(await data.clone().text()).map((body) =>
      isSaved(FILES, body, manifest && digestIn(manifest, body)),
    ),
  );
  return areSaved.every(Boolean) ? data : undefined;
}

/** The release to show a page from: the one in which it was saved last. */
export async function releaseWith(path: string): Promise<string | undefined> {
  const candidates: { release: string; time: number }[] = [];
  for (const release of await savedReleases()) {
    const page = await savedPage(path, release);
    const hasShell = page && (await shellOf(release));
    if (hasShell) candidates.push({ release, time: timeOfEntry(page) });
  }
  return candidates.sort((a, b) => b.time - a.time)[0]?.release;
}

/** The document into which pages of a release are rendered. */
export async function shellOf(release: string): Promise<Response | undefined> {
  const manifest = await manifestOf(release);
  return savedEntry(
    storeOf(release),
    ADDRESSES.shell,
    manifest && digestIn(manifest, ADDRESSES.shell),
  );
}

/** The saved pages of a release, with the digests of their data. */
export async function savedPages(release: string): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const url of await addressesIn(storeOf(release))) {
    const path = pageOfData(url);
    const page = path !== undefined && (await savedPage(path, release));
    if (page) pages[path] = digestOfEntry(page);
  }
  return pages;
}

/** Removes pages with their texts, except those that the worker itself needs. */
export async function removePages(paths: readonly string[]): Promise<void> {
  const { core } = scope.offlineSite;
  const files = await caches.open(FILES);
  for (const release of await savedReleases()) {
    const cache = await caches.open(storeOf(release));
    for (const url of paths.map(pageDataUrl)) {
      if (core.includes(url)) continue;
      const data = await (await savedEntry(storeOf(release), url))?.text();
      for (const body of bodiesIn(data ?? '')) if (!core.includes(body)) await files.delete(body);
      await cache.delete(url);
    }
  }
}
