/** What is true of the whole site. Every link to a host outside it stands here or in `links.ts`. */
export const SITE = {
  title: 'webpack',
  url: 'https://webpack.js.org',
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
  { lang: 'en', title: 'English', host: 'https://webpack.js.org' },
  { lang: 'zh', title: '中文', host: 'https://webpack.docschina.org' },
  { lang: 'ko', title: '한국어', host: 'https://webpack.kr' },
] as const;

export const VERSIONS = [
  { version: 5, label: 'Webpack 5', host: 'https://webpack.js.org' },
  { version: 4, label: 'Webpack 4', host: 'https://v4.webpack.js.org' },
] as const;
