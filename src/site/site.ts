/** The public address of the site. */
export const PRODUCTION_URL = 'https://webpack.js.org';

/** The build replaces `process.env.SITE_URL` with its value, for the browser as well. */
const siteUrl = (process.env.SITE_URL || PRODUCTION_URL).replace(/\/+$/, '');

/** A build for another address. Search engines are asked not to list it. */
export const IS_PREVIEW = siteUrl !== PRODUCTION_URL;

/** The folder of the site on its host: `/docs`, or empty for the root. */
export const PATH_PREFIX = siteUrl.replace(/^https?:\/\/[^/]+/, '');

/** A pathname of the browser without the folder of the site. */
export const withoutPrefix = (pathname: string): string =>
  `${pathname}/`.startsWith(`${PATH_PREFIX}/`)
    ? pathname.slice(PATH_PREFIX.length) || '/'
    : pathname;

/** The release of webpack that the pages are about. The build replaces it as well. */
export const DOCUMENTED_RELEASE = process.env.WEBPACK_RELEASE ?? '';

/** Facts about the site. All links to other hosts are here or in `links.ts`. */
export const SITE = {
  title: 'webpack',
  url: siteUrl,
  description:
    'webpack bundles JavaScript modules for the browser, and can transform, bundle or package just about any other resource along the way.',
  themeColor: '#2B3A42',
} as const;

/** The repository of the content, where its pages are edited. */
export const REPOSITORY = {
  url: 'https://github.com/webpack/webpack.js.org',
  branch: 'master',
  contentFolder: 'content',
} as const;

export const LANGUAGES = [
  { lang: 'en', title: 'English', host: PRODUCTION_URL },
  { lang: 'zh', title: '中文', host: 'https://webpack.docschina.org' },
  { lang: 'ko', title: '한국어', host: 'https://webpack.kr' },
] as const;

export const VERSIONS = [
  { version: 5, label: 'Webpack 5', host: PRODUCTION_URL },
  { version: 4, label: 'Webpack 4', host: 'https://v4.webpack.js.org' },
] as const;
