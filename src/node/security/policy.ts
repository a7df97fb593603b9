import { createHash } from 'node:crypto';
import type { Sources } from '../../site/otherHosts';
import type { SiteCode } from './siteCode';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** In the logo that the modal of DocSearch carries along. */
export const SEARCH_LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

function policyText(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

const all = (hosts: readonly Sources[], use: keyof Sources) =>
  hosts.flatMap((host) => host[use] ?? []);

/**
 * The content security policy of the site. It is the same for each document, because a visit that
 * goes from page to page stays under the policy of the page it began with. The offline worker has
 * it, too, because hosts send both policies where two rules match: pictures pass through it, so it
 * may fetch what pages show. (A page could tell those hosts as much by showing a picture.)
 */
export function sitePolicy({ scripts, styles }: SiteCode, hosts: readonly Sources[]): string {
  return policyText({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashOf), ...all(hosts, 'script')],
    'style-src': ["'self'", hashOf(SEARCH_LOGO_STYLE)],
    'style-src-attr': styles.length > 0 ? ["'unsafe-hashes'", ...styles.map(hashOf)] : [],
    'img-src': ["'self'", 'data:', ...all(hosts, 'img')],
    'connect-src': ["'self'", ...all(hosts, 'connect'), ...all(hosts, 'img')],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}
