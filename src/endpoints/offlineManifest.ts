import { navigationFileUrl } from './navigationFile';
import { ADDRESSES, isHashed, pageDataUrl } from '../site/offline/addresses';
import type { OfflineManifest, OfflinePage } from '../site/offline/manifest';
import { printableUrl, sectionOf, SECTIONS, sectionUrl } from '../site/sections';
import { SITE } from '../site/site';

export type BuiltPage = {
  path: string;
  html: string;
  isRedirect: boolean;
  digest: string;
  size: number;
  /** Bodies, and the pictures in them. */
  files: readonly string[];
};

type Built = {
  release: string;
  pages: readonly BuiltPage[];
  /** What search reads. */
  search: readonly string[];
  sizeOf: (url: string) => number;
};

const NOT_LISTED = new Set([
  '/404/',
  ADDRESSES.notFound,
  ADDRESSES.shell.replace('index.html', ''),
  ...SECTIONS.map(({ name }) => printableUrl(name)),
]);

const TITLE = /<title[^>]*>(.*?)<\/title>/s;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

function titleIn(html: string): string {
  const title = TITLE.exec(html)?.[1] ?? '';
  const text = title.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
  return text.replace(` | ${SITE.title}`, '');
}

function offlinePage({ path, html, isRedirect, digest, size, files }: BuiltPage): OfflinePage {
  const section = sectionOf(path);
  const isFirst = section && path === sectionUrl(section.name);
  return {
    title: titleIn(html),
    section: section?.name ?? null,
    listed: !isRedirect && !NOT_LISTED.has(path),
    digest,
    size,
    files: isFirst ? [...files, navigationFileUrl(section.name)] : files,
  };
}

/** What the site is made of, all but the name of the build. */
export function offlineContents({
  release,
  pages,
  search,
  sizeOf,
}: Built): Omit<OfflineManifest, 'build'> {
  const entries = pages.map((page) => [page.path, offlinePage(page)] as const);
  const files = new Set(entries.flatMap(([, page]) => page.files));
  return {
    release,
    pages: Object.fromEntries(entries),
    files: Object.fromEntries([...files].map((url) => [url, sizeOf(url)])),
    search,
  };
}

type CoreParts = {
  /** What gatsby-plugin-offline found its app shell to need. */
  precached: readonly string[];
  /** What webpack made. */
  scripts: readonly string[];
  pages: OfflineManifest['pages'];
};

/** What the worker fetches before it is installed: enough for every page to be rendered into. */
export function coreFiles({ precached, scripts, pages }: CoreParts): string[] {
  const code = scripts.filter((url) => isHashed(url) && /\.(js|css)$/.test(url));
  const own = [
    ADDRESSES.shell,
    ADDRESSES.appData,
    ADDRESSES.manifest,
    pageDataUrl('/'),
    pageDataUrl(ADDRESSES.notFound),
    ...(pages['/']?.files ?? []),
  ];
  return [...new Set([...precached, ...code, ...own])];
}
