import {
  ADDRESSES,
  bodiesIn,
  isHashed,
  pageDataUrl,
  pageOfData,
  picturesIn,
} from '../site/offline/addresses';
import type { OfflinePage } from '../site/offline/manifest';
import { digestOf, digestOfEntry, isKept, keep, kept, timeOfEntry } from './entries';
import { download } from './network';
import { scope } from './scope';
import { addressesIn, ASSETS, FILES, keptReleases, storeOf } from './stores';
import { keepInTurn } from './turns';

/** The page is not of the release that it was asked for. */
export class ChangedError extends Error {}

export const storeOfFile = (url: string) => (isHashed(url) ? FILES : ASSETS);

/** Fetches a file, unless it is there and never changes. */
export async function keepFile(url: string): Promise<void> {
  if (isHashed(url) && (await isKept(FILES, url))) return;
  await keep(storeOfFile(url), url, await download(url));
}

/** Keeps what the data of a page names; the data itself comes last, so that it stands for all. */
async function keepWithData(path: string, release: string, data: Response): Promise<void> {
  for (const body of bodiesIn(await data.clone().text())) {
    await keepFile(body);
    const text = await (await kept(FILES, body))?.text();
    for (const picture of picturesIn(text ?? '', scope.offlineSite.prefix))
      await keepFile(picture).catch(() => undefined);
  }
  await keep(storeOf(release), pageDataUrl(path), data);
}

/** Keeps a page as a reader of this release sees it now. */
export const keepVisited = (path: string, release: string) =>
  keepInTurn(() => keepVisitedNow(path, release));

async function keepVisitedNow(path: string, release: string): Promise<void> {
  const data = await download(pageDataUrl(path));
  const { webpackCompilationHash } = (await (await download(ADDRESSES.appData)).json()) as {
    webpackCompilationHash?: string;
  };
  // Asked after the page: if the release is still the same, so was the page's.
  if (webpackCompilationHash !== release) throw new ChangedError(path);
  await keepWithData(path, release, data);
}

type ExactPage = Pick<OfflinePage, 'digest' | 'files'> & { path: string; release: string };

/** Keeps a page with exactly this data, from another release's store if it is there. */
export const keepExactly = (page: ExactPage) => keepInTurn(() => keepExactlyNow(page));

async function keepExactlyNow({ path, release, digest, files }: ExactPage): Promise<void> {
  const url = pageDataUrl(path);
  const data = (await keptData(url, digest)) ?? (await download(url));
  if ((await digestOf(await data.clone().arrayBuffer())) !== digest) throw new ChangedError(path);
  for (const file of files) await keepFile(file);
  await keepWithData(path, release, data);
}

async function keptData(url: string, digest: string): Promise<Response | undefined> {
  for (const release of await keptReleases()) {
    const data = await kept(storeOf(release), url);
    if (data && digestOfEntry(data) === digest) return data;
  }
  return undefined;
}

/** A page's data, if everything that it names is kept as well. */
export async function keptPage(path: string, release: string): Promise<Response | undefined> {
  const data = await kept(storeOf(release), pageDataUrl(path));
  if (!data) return undefined;
  const bodies = bodiesIn(await data.clone().text());
  const areKept = await Promise.all(bodies.map((body) => isKept(FILES, body)));
  return areKept.every(Boolean) ? data : undefined;
}

/** Of the releases that can show a page, the one in which it was kept last. */
export async function releaseWith(path: string): Promise<string | undefined> {
  const candidates: { release: string; time: number }[] = [];
  for (const release of await keptReleases()) {
    const page = await keptPage(path, release);
    const hasShell = page && (await isKept(storeOf(release), ADDRESSES.shell));
    if (hasShell) candidates.push({ release, time: timeOfEntry(page) });
  }
  return candidates.sort((a, b) => b.time - a.time)[0]?.release;
}

/** The pages of a release that are kept, with the digests of their data. */
export async function keptPages(release: string): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const url of await addressesIn(storeOf(release))) {
    const path = pageOfData(url);
    const page = path !== undefined && (await keptPage(path, release));
    if (page) pages[path] = digestOfEntry(page);
  }
  return pages;
}

/** Removes pages with their texts, but none that the worker needs to be whole. */
export async function removePages(paths: readonly string[]): Promise<void> {
  const files = await caches.open(FILES);
  for (const release of await keptReleases()) {
    const cache = await caches.open(storeOf(release));
    for (const url of paths.map(pageDataUrl)) {
      if (scope.offlineSite.core.includes(url)) continue;
      const data = await (await kept(storeOf(release), url))?.text();
      for (const body of bodiesIn(data ?? '')) await files.delete(body);
      await cache.delete(url);
    }
  }
}
