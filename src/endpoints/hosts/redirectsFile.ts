import type { HostRules } from './hostRules';

/** `_redirects` for Netlify and Cloudflare Pages: one `from to status` a line. */
export const redirectsFile = ({ redirects }: Pick<HostRules, 'redirects'>) =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
