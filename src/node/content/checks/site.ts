import type { CompiledBody } from '../../body/types';
import { decoded, splitHash } from '../../../site/urls';
import type { ContentData, DataFileName } from '../data/contentData';
import type { Issue } from '../issues';
import type { Page } from '../page/page';
import type { PageText } from '../tree/readText';
import { suggestion } from '../suggestion';

export type ContentOfSite = {
  pages: readonly { page: Page; text: PageText; body: CompiledBody; issues: readonly Issue[] }[];
  data: ContentData;
  /** Urls that are not content pages: screens, files, generated views. */
  otherUrls: readonly string[];
  /** From the root of the repository. */
  symbolicLinks?: readonly string[];
};

/** What checks ask of a site. */
export type Site = {
  pages: readonly { page: Page; text: PageText; body: CompiledBody }[];
  data: ContentData;
  otherUrls: readonly string[];
  /** Urls of all pages and files. */
  known: ReadonlySet<string>;
  redirects: ReadonlyMap<string, string>;
  /** Heading ids by the address that was once published. */
  published: ReadonlyMap<string, readonly string[]>;
  /** The ids on a page; nothing of a page that cannot be read. */
  idsOf: (path: string) => ReadonlySet<string> | undefined;
  /** Whether an address, with its hash, leads to something. */
  resolves: (url: string) => boolean;
  isToCome: (path: string) => boolean;
  /** Whether all of a data file could be read; if not, it may lack entries that exist. */
  isComplete: (...names: DataFileName[]) => boolean;
  /** Where a page that is gone may have moved to. */
  movedTo: (path: string) => string | undefined;
};

export function readSite({ pages, data, otherUrls }: ContentOfSite): Site {
  const readable = pages.filter(({ body }) => !body.unreadable);
  const ids = new Map(readable.map(({ page, body }) => [page.url, new Set(body.ids)]));
  const known = new Set([...pages.map(({ page }) => page.url), ...otherUrls]);
  const toCome = new Set(data.toCome.map(({ value }) => value));
  const published = new Map(data.published.map(({ value }) => [value.url, value.ids]));
  const newUrls = pages.map(({ page }) => page.url).filter((url) => !published.has(url));

  return {
    pages,
    data,
    otherUrls,
    known,
    redirects: new Map(data.redirects.map(({ value }) => [value.from, value.to])),
    published,
    idsOf: (path) => ids.get(path),
    resolves(url) {
      const { path, hash } = partsOf(url);
      const found = ids.get(path);
      return found ? hash === '' || found.has(hash) : known.has(path);
    },
    isToCome: (path) => toCome.has(path),
    isComplete: (...names) => !names.some((name) => data.incomplete.includes(name)),
    movedTo(path) {
      const folder = path.replace(/[^/]+\/$/, '');
      const near = newUrls.filter((url) => url.startsWith(folder));
      return suggestion(path, newUrls) ?? (near.length === 1 ? near[0] : undefined);
    },
  };
}

/** A link's page and heading, as they are named in files. */
export function partsOf(url: string): { path: string; hash: string } {
  const { path, hash } = splitHash(url);
  return { path: decoded(path), hash: decoded(hash) };
}
