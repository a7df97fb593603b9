/** Where readers find the site. */
export const PRODUCTION_URL = 'https://webpack.js.org';

/** The build puts the environment's `SITE_URL` here, in the browser as well. */
const siteUrl = (process.env.SITE_URL || PRODUCTION_URL).replace(/\/+$/, '');

/** A build for another address than readers know. Search engines are asked not to list it. */
export const IS_PREVIEW = siteUrl !== PRODUCTION_URL;

/** The folder on its host that the site stands in: `/docs`, or nothing for the root. */
export const PATH_PREFIX = siteUrl.replace(/^https?:\/\/[^/]+/, '');

/** An address of the browser as the site itself names it, without the folder that it stands in. */
export const withoutPrefix = (pathname: string): string =>
  `${pathname}/`.startsWith(`${PATH_PREFIX}/`)
    ? pathname.slice(PATH_PREFIX.length) || '/'
    : pathname;

/** What is true of the whole site. Every link to a host outside it stands here or in `links.ts`. */
export const SITE = {
  title: 'webpack',
  url: siteUrl,
  description:
    'webpack bundles JavaScript modules for the browser, and can transform, bundle or package just about any other resource along the way.',
  themeColor: '#2B3A42',
} as const;

/** Where the content lives, and where its pages are edited. */
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
