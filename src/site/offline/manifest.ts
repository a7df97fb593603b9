import type { SectionName } from '../sections';
import { pageOfData } from './addresses';

/** A page as the manifest knows it. */
export type OfflinePage = {
  title: string;
  section: SectionName | null;
  /** False for what a reader does not choose: redirects, printable views, the app shell. */
  listed: boolean;
  /** Of its data. */
  digest: string;
  /** Bytes of its data on their way. */
  size: number;
  /** Everything else that it needs and that not every page needs. */
  files: readonly string[];
};

export type OfflineFile = {
  /** Bytes on its way. */
  size: number;
  digest: string;
};

/** What the site is made of, for readers who save it. */
export type OfflineManifest = {
  /** Differs between any two builds that differ. */
  build: string;
  /** Differs between builds whose scripts differ: data of one is not for the scripts of another. */
  release: string;
  pages: Readonly<Record<string, OfflinePage>>;
  /** Addresses that moved, and where to. */
  redirects: Readonly<Record<string, string>>;
  /** Everything else that the worker saves. */
  files: Readonly<Record<string, OfflineFile>>;
  /** What search reads. */
  search: readonly string[];
};

/** What a reader saves at once: a section, or `everything`. */
export type Scope = SectionName | 'everything';

/** Saved pages with the digest of their data, and saved files. */
export type Saved = {
  pages: Readonly<Record<string, string>>;
  files: readonly string[];
};

/** Fetches one page: its data if that changed, and the files that are not there. */
export type Step = { path: string; size: number };

/** What is saved at `url` has this digest; none if the release does not have that file. */
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

/** What is missing or changed, page by page. Nothing that is there is fetched again. */
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

/** Bytes of whole pages, whatever is saved. */
export const sizeOfPages = (manifest: OfflineManifest, paths: readonly string[]) =>
  sizeOf(stepsFor(manifest, paths, { pages: {}, files: [] }));

export const sizeOf = (steps: readonly Step[]) => sum(steps.map(({ size }) => size));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
