import type { HeaderRule, HostRules } from './hostRules';

const source = (path: string) => path.replace(/\*$/, '(.*)');

const headerRule = ({ path, headers }: HeaderRule) => ({
  source: source(path),
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** `vercel.json`. Folders have a slash at their end there, as everywhere. */
export function vercelFile({ prefix, everywhere, caching, shared, redirects }: HostRules): string {
  const settings = {
    trailingSlash: true,
    headers: [{ path: `${prefix}/*`, headers: everywhere }, ...caching, ...shared].map(headerRule),
    redirects: redirects.map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
