import { sectionOf, sectionUrl } from './sections';
import type { VERSIONS } from './site';
import { withTrailingSlash } from './urls';

type Version = (typeof VERSIONS)[number];

/** Pages about what came with webpack 5, and pages that came later. */
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

/** The page's address in the documentation of another release, or the nearest one that it has. */
export function versionUrl({ version, host }: Version, pathname: string): string {
  const path = withTrailingSlash(pathname);
  if (version !== 4) return host + path;
  const section = sectionOf(path);
  if (section?.name === 'blog') return `${host}/`;
  return host + (section && NEW_SINCE_4.includes(path) ? sectionUrl(section.name) : path);
}
