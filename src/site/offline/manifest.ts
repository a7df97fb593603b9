import type { SectionName } from '../sections';
import { pageOfData } from './addresses';

/** A page in the manifest. */
export type OfflinePage = {
  title: string;
  section: SectionName | null;
  /** False for pages that readers do not choose: redirects, printable views, the app shell. */
  listed: boolean;
  /** The digest of its data. */
  digest: string;
  /** The bytes of its data as they are transferred. */
  size: number;
  /** All other files that it needs, without those that every page needs. */
  files: readonly string[];
};

export type OfflineFile = {
  /** The bytes as they are transferred. */
  size: number;
  digest: string;
};

/** All pages and files of the site that can be saved. */
export type OfflineManifest = {
  /** Differs between any two builds that differ. */
  build: string;
  /** Differs between builds with different scripts: data of one does not fit scripts of another. */
  release: string;
  pages: Readonly<Record<string, OfflinePage>>;
  /** Old addresses, and where they lead. */
  redirects: Readonly<Record<string, string>>;
  /** All other files that the worker saves. */
  files: Readonly<Record<string, OfflineFile>>;
  /** The files of the search. */
  search: readonly string[];
};

/** What readers save at once: a section, or `everything`. */
export type Scope = SectionName | 'everything';

/** The saved pages with the digests of their data, and the saved files. */
export type Saved = {
  pages: Readonly<Record<string, string>>;
  files: readonly string[];
};

/** Fetches one page: its data if it has changed, and the files that are missing. */
export type Step = { path: string; size: number };

/** The digest of the file at `url`; undefined if the release does not have it. */
export function digestIn(manifest: OfflineManifest, url: string): string | undefined {
  const page = pageOfData(url);
  return page === undefined ? manifest.files[url]?.digest : manifest.pages[page]?.digest;
}

export const isKnownPath = ({ pages, redirects }: OfflineManifest, path: string) =>
  path in pages || path in redirects;

export function pagesOf({ pages }: OfflineManifest, scope: Scope): string[] {
  return Object.keys(pages).filter((path) => {
    const { listed, section } = pages[path]!;
    return listed && (scope === 'everything' || section === scope);
  });
}

/** What is missing or has changed, page by page. Nothing is fetched twice. */
export function stepsFor(
  manifest: OfflineManifest,
  paths: readonly string[],
  saved: Saved,
): Step[] {
  const there = new Set(saved.files);
  return paths.flatMap((path) => {
    const page = manifest.pages[path];
    if (!page) return [];
    const { digest, size, files } = page;
    const missing = files.filter((file) => !there.has(file));
    const isSame = saved.pages[path] === digest;
    if (isSame && missing.length === 0) return [];
    for (const file of missing) there.add(file);
    const fileSizes = missing.map((file) => manifest.files[file]?.size ?? 0);
    return [{ path, size: sum(fileSizes) + (isSame ? 0 : size) }];
  });
}

/** The bytes of whole pages, whether they are saved or not. */
export const sizeOfPages = (manifest: OfflineManifest, paths: readonly string[]) =>
  sizeOf(stepsFor(manifest, paths, { pages: {}, files: [] }));

export const sizeOf = (steps: readonly Step[]) => sum(steps.map(({ size }) => size));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
