import type { HeaderRule, HostRules } from './hostRules';

const block = ({ path, headers }: HeaderRule) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/** `_headers` for Netlify and Cloudflare Pages. */
export const headersFile = ({ prefix, everywhere, caching, shared }: HostRules) =>
  [{ path: `${prefix}/*`, headers: everywhere }, ...caching, ...shared].map(block).join('\n');
