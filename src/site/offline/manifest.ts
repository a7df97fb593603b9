import type { SectionName } from '../sections';

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

/** What the site is made of, for readers who keep it. */
export type OfflineManifest = {
  /** Differs between any two builds that differ. */
  build: string;
  /** Differs between builds whose scripts differ: data of one is not for the scripts of another. */
  release: string;
  pages: Readonly<Record<string, OfflinePage>>;
  /** Bytes of each file on its way. */
  files: Readonly<Record<string, number>>;
  /** What search reads. */
  search: readonly string[];
};

/** What a reader keeps at once: a section, or `everything`. */
export type Scope = SectionName | 'everything';

/** Kept pages with the digest of their data, and kept files. */
export type Kept = {
  pages: Readonly<Record<string, string>>;
  files: readonly string[];
};

/** Fetches one page: its data if that changed, and the files that are not there. */
export type Step = Pick<OfflinePage, 'digest' | 'files' | 'size'> & { path: string };

export function pagesOf({ pages }: OfflineManifest, scope: Scope): string[] {
  return Object.keys(pages).filter((path) => {
    const { listed, section } = pages[path]!;
    return listed && (scope === 'everything' || section === scope);
  });
}

/** What is missing or changed, page by page. Nothing that is there is fetched again. */
export function stepsFor(manifest: OfflineManifest, paths: readonly string[], kept: Kept): Step[] {
  const there = new Set(kept.files);
  return paths.flatMap((path) => {
    const page = manifest.pages[path];
    if (!page) return [];
    const { digest, size, files } = page;
    const missing = files.filter((file) => !there.has(file));
    const isSame = kept.pages[path] === digest;
    if (isSame && missing.length === 0) return [];
    for (const file of missing) there.add(file);
    const fileSizes = missing.map((file) => manifest.files[file] ?? 0);
    return [{ path, digest, files, size: sum(fileSizes) + (isSame ? 0 : size) }];
  });
}

export const sizeOf = (steps: readonly Step[]) => sum(steps.map(({ size }) => size));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
