import { navigationFileUrl } from './navigationFile';
import { ADDRESSES, isHashed, pageDataUrl, pageOfData } from '../site/offline/addresses';
import type { OfflineFile, OfflineManifest, OfflinePage } from '../site/offline/manifest';
import { printableUrl, sectionOf, SECTIONS, sectionUrl } from '../site/sections';
import { SITE } from '../site/site';
import { unescapeHtml } from '../site/text/escapeHtml';

export type BuiltPage = {
  path: string;
  title: string;
  /** Where an address that moved leads. */
  redirectsTo: string | undefined;
  digest: string;
  size: number;
  /** Bodies, and the pictures in them. */
  files: readonly string[];
};

type Built = {
  release: string;
  pages: readonly BuiltPage[];
  core: readonly string[];
  /** What search reads. */
  search: readonly string[];
  describe: (url: string) => OfflineFile;
};

const NOT_LISTED = new Set([
  '/404/',
  ADDRESSES.notFound,
  ADDRESSES.shell.replace('index.html', ''),
  ...SECTIONS.map(({ name }) => printableUrl(name)),
]);

const TITLE = /<title[^>]*>(.*?)<\/title>/s;

/** The title of a document, without that of the site. */
export function titleIn(html: string): string {
  const title = TITLE.exec(html)?.[1] ?? '';
  return unescapeHtml(title).replace(` | ${SITE.title}`, '');
}

function offlinePage({ path, title, digest, size, files }: BuiltPage): OfflinePage {
  const section = sectionOf(path);
  const isFirst = section && path === sectionUrl(section.name);
  return {
    title,
    section: section?.name ?? null,
    listed: !NOT_LISTED.has(path),
    digest,
    size,
    files: isFirst ? [...files, navigationFileUrl(section.name)] : files,
  };
}

/** What the site is made of, all but the name of the build. */
export function offlineContents({
  release,
  pages,
  core,
  search,
  describe,
}: Built): Omit<OfflineManifest, 'build'> {
  const entries = pages
    .filter(({ redirectsTo }) => redirectsTo === undefined)
    .map((page) => [page.path, offlinePage(page)] as const);
  const urls = new Set([...entries.flatMap(([, page]) => page.files), ...core, ...search]);
  const files = [...urls].filter((url) => url !== ADDRESSES.manifest && !pageOfData(url));
  return {
    release,
    pages: Object.fromEntries(entries),
    redirects: Object.fromEntries(
      pages.flatMap(({ path, redirectsTo }) => (redirectsTo ? [[path, redirectsTo]] : [])),
    ),
    files: Object.fromEntries(files.map((url) => [url, describe(url)])),
    search,
  };
}

type CoreParts = {
  /** What gatsby-plugin-offline found its app shell to need. */
  precached: readonly string[];
  /** What webpack made. */
  scripts: readonly string[];
  pages: readonly Pick<BuiltPage, 'path' | 'files'>[];
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
    ADDRESSES.icon,
    ...pages.flatMap(({ path, files }) => (path === '/' ? files : [])),
  ];
  return [...new Set([...precached, ...code, ...own])];
}
