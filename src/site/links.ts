import { BLOG_FEED } from './feeds';

export type Link = { title: string; url: string };

export const SOCIAL_LINKS = [
  { title: 'GitHub', url: 'https://github.com/webpack/webpack' },
  { title: 'X', url: 'https://x.com/webpack' },
  { title: 'Stack Overflow', url: 'https://stackoverflow.com/questions/tagged/webpack' },
  { title: 'Discord', url: 'https://discord.com/invite/webpack' },
] as const satisfies readonly Link[];

export const FOOTER_LINKS = [
  { title: 'Get Started', url: '/guides/getting-started/' },
  { title: 'Comparison', url: '/comparison/' },
  { title: 'Privacy Policy', url: 'https://privacy-policy.openjsf.org/' },
  { title: 'Swag Store', url: 'https://webpack.threadless.com/' },
  { title: 'Awesome webpack', url: '/awesome-webpack/' },
  { title: 'Glossary', url: '/glossary/' },
  { title: 'Branding', url: '/branding/' },
  { title: 'Discord', url: 'https://discord.com/invite/webpack' },
  { title: 'What’s New', url: '/whats-new/' },
  { title: 'Changelog', url: 'https://github.com/webpack/webpack/releases' },
  { title: 'License', url: '/license/' },
  { title: BLOG_FEED.rss.title, url: BLOG_FEED.rss.url },
] as const satisfies readonly Link[];

export const SPONSOR_PAGE = 'https://opencollective.com/webpack';
