import { decoded, withTrailingSlash } from '../urls';

/** The files that the worker knows by name. */
export const ADDRESSES = {
  worker: '/sw.js',
  /** A document without a page, by gatsby-plugin-offline: any page can be rendered into it. */
  shell: '/offline-plugin-app-shell-fallback/index.html',
  /** Contains the name of the release: the hash of all scripts. */
  appData: '/page-data/app-data.json',
  /** The pages and files of the site: see `OfflineManifest`. */
  manifest: '/offline/manifest.json',
  notFound: '/404.html',
  /** The icon of the site. */
  icon: '/logo/cube.svg',
} as const;

const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9]+$/;
const PAGE_DATA = /^\/page-data\/(.+)\/page-data\.json$/;

/** A file with a hash of its content in its name: it never changes. */
export const isHashed = (pathname: string) => HASHED.test(pathname);

/** A page, not a file. */
export const isPagePath = (pathname: string) => !/\.[a-z0-9]+$/i.test(pathname);

/** The path of a page as the build names it. */
export const pagePath = (pathname: string) => withTrailingSlash(decoded(pathname));

/** The file with the data of a page: `/` -> `/page-data/index/page-data.json` */
export const pageDataUrl = (path: string) =>
  `/page-data/${path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')}/page-data.json`;

/** The reverse; undefined if the file is not a page's data. */
export function pageOfData(url: string): string | undefined {
  const name = PAGE_DATA.exec(decoded(url))?.[1];
  if (name === undefined || name === 'index') return name && '/';
  return name.endsWith('.html') ? `/${name}` : `/${name}/`;
}

const BODIES = /"(\/content\/[^"\\]+\.[0-9a-f]{8}\.js)"/g;
const CHECKER_FILES = /"(\/tools\/config\/[\w.-]+\.[0-9a-f]{8}\.js(?:on)?)"/g;
const PICTURES = /\bsrc=\\"(\/(?!\/)[^"\\]+)\\"/g;

const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, url]) => url ?? [])),
];

/** The bodies in the data of a page. */
export const bodiesIn = (pageData: string) => found(pageData, BODIES);

/** The files that the check of a configuration loads, in the data of its page. */
export const checkerFilesIn = (pageData: string) => found(pageData, CHECKER_FILES);

/** The pictures of this site in a body's script, without the folder of the site. */
export const picturesIn = (body: string, prefix = '') =>
  found(body, PICTURES)
    .filter((url) => url.startsWith(`${prefix}/`))
    .map((url) => url.slice(prefix.length));

/** The release of a document; undefined if this site did not build it. */
export const releaseIn = (html: string) => /___webpackCompilationHash="([^"]+)"/.exec(html)?.[1];
