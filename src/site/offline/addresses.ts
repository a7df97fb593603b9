import { decoded, withTrailingSlash } from '../urls';

/** What the worker asks for by name. */
export const ADDRESSES = {
  worker: '/sw.js',
  /** The document without a page that gatsby-plugin-offline makes: any page renders into it. */
  shell: '/offline-plugin-app-shell-fallback/index.html',
  /** Names the release: the hash of all scripts. */
  appData: '/page-data/app-data.json',
  /** What each page is made of. */
  manifest: '/offline/manifest.json',
  notFound: '/404.html',
  /** What browsers show next to the title. */
  icon: '/logo/cube.svg',
} as const;

const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9]+$/;
const PAGE_DATA = /^\/page-data\/(.+)\/page-data\.json$/;

/** A file whose name holds a hash of what it holds: it never changes. */
export const isHashed = (pathname: string) => HASHED.test(pathname);

/** A page, and no file beside the pages. */
export const isPagePath = (pathname: string) => !/\.[a-z0-9]+$/i.test(pathname);

/** The page that an address of this site leads to, as the build names it. */
export const pagePath = (pathname: string) => withTrailingSlash(decoded(pathname));

/** Where Gatsby keeps the data of a page: `/` -> `/page-data/index/page-data.json` */
export const pageDataUrl = (path: string) =>
  `/page-data/${path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')}/page-data.json`;

/** The other way round; nothing if this is no page's data. */
export function pageOfData(url: string): string | undefined {
  const name = PAGE_DATA.exec(decoded(url))?.[1];
  if (name === undefined || name === 'index') return name && '/';
  return name.endsWith('.html') ? `/${name}` : `/${name}/`;
}

const BODIES = /"(\/content\/[^"\\]+\.[0-9a-f]{8}\.js)"/g;
const PICTURES = /\bsrc=\\"(\/(?!\/)[^"\\]+)\\"/g;

const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, url]) => url ?? [])),
];

/** The bodies that a page's data names. */
export const bodiesIn = (pageData: string) => found(pageData, BODIES);

/** The pictures of this site in a body's script; in a folder of its host, addresses name that first. */
export const picturesIn = (body: string, prefix = '') =>
  found(body, PICTURES)
    .filter((url) => url.startsWith(`${prefix}/`))
    .map((url) => url.slice(prefix.length));

/** The release that a built document belongs to; none for a document of another making. */
export const releaseIn = (html: string) => /___webpackCompilationHash="([^"]+)"/.exec(html)?.[1];
