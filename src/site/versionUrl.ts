import { sectionOf, sectionUrl } from './sections';
import type { VERSIONS } from './site';
import { withTrailingSlash } from './urls';

type Version = (typeof VERSIONS)[number];

/**
 * Pages that the documentation of webpack 4 does not have. That site no longer changes, and nothing
 * in this repository knows its pages: the list is maintained by hand.
 */
const NEW_SINCE_4: readonly string[] = [
  '/api/webpack-dev-server/',
  '/concepts/module-federation/',
  '/configuration/cache/',
  '/configuration/experiments/',
  '/guides/asset-modules/',
  '/guides/csp/',
  '/guides/ecma-script-modules/',
  '/guides/package-exports/',
  '/guides/web-workers/',
  '/plugins/module-federation-plugin/',
];

/** The page in the documentation of another release, or the nearest page that it has. */
export function versionUrl({ version, host }: Version, pathname: string): string {
  const path = withTrailingSlash(pathname);
  if (version !== 4) return host + path;
  const section = sectionOf(path);
  if (section?.name === 'blog' || section?.name === 'tools') return `${host}/`;
  return host + (section && NEW_SINCE_4.includes(path) ? sectionUrl(section.name) : path);
}
