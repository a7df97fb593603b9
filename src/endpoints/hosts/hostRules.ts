import { CARDS_FOLDER } from '../../site/card';
import { pageOfTwin } from '../../site/twins';
import { isHashed } from '../../site/offline/addresses';
import { REFERENCE_FOLDER, REFERENCE_SCHEMA_URL, REFERENCE_URL } from '../../site/referenceUrls';

export type Headers = Readonly<Record<string, string>>;

/** `path` names one file, or with a `*` at its end everything below. */
export type HeaderRule = { path: string; headers: Headers };
export type Redirect = { from: string; to: string };

/** The rules for all hosts, before they are written in the format of each. */
export type HostRules = {
  /** The folder that the site stands in: `/docs`, or nothing for the root of a host. */
  prefix: string;
  /** Sent with every answer. */
  everywhere: Headers;
  /**
   * No two of these match the same address, nor one of those below, because some hosts would send the
   * headers of both.
   */
  caching: readonly HeaderRule[];
  /** What scripts of other sites may read. */
  shared: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** The address of the site, with its folder. */
  siteUrl: string;
  /** Pages that have no Markdown: `vote`. */
  withoutMarkdown: readonly string[];
};

type Site = {
  siteUrl: string;
  /** The paths of all pages. */
  pages: readonly string[];
  prefix: string;
  policy: string;
  /** The urls of all files that this build wrote. */
  files: readonly string[];
  redirects: readonly Redirect[];
  /** Whether search engines may list the site. */
  isIndexed: boolean;
};

const YEAR = 31_536_000;
const HOUR = 3600;

/**
 * Markdown with its full weight, in an `Accept` header. Browsers never name it, so hosts that cannot
 * compare weights look for this.
 */
export const MARKDOWN_ENTRY = '\\s*text/markdown\\s*(?:;\\s*q=1(?:\\.0*)?\\s*)?';

export const FOR_GOOD = `public, max-age=${YEAR}, immutable`;
const FOR_AN_HOUR = `public, max-age=${HOUR}`;

/**
 * Folders with more files than a host allows rules. A rule for such a folder also applies to missing
 * files, and that a file is missing must not be cached for a year.
 */
const LARGE_FOLDERS = ['/content/', '/search/terms/', '/search/texts/', CARDS_FOLDER];

const SHARED = [REFERENCE_URL, REFERENCE_SCHEMA_URL, `${REFERENCE_FOLDER}*`];

const isInLargeFolder = (url: string) => LARGE_FOLDERS.some((folder) => url.startsWith(folder));

/** Features of browsers that no page of the site uses. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

const securityHeaders = (policy: string): Headers => ({
  'Content-Security-Policy': policy,
  'Strict-Transport-Security': `max-age=${YEAR}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
});

const cached = (path: string, value: string): HeaderRule => ({
  path,
  headers: { 'Cache-Control': value },
});

/** Files with a hash in their name are cached; browsers check everything else for changes. */
export function hostRules(site: Site): HostRules {
  const { siteUrl, prefix, policy, pages, files, redirects, isIndexed } = site;
  const named = files.filter((url) => isHashed(url) && !isInLargeFolder(url));
  const markdown = new Set(files.flatMap((url) => pageOfTwin(url) ?? []));
  const others = pages.filter((path) => path !== '/' && path.endsWith('/') && !markdown.has(path));
  return {
    siteUrl,
    withoutMarkdown: others.map((path) => path.slice(1, -1)),
    prefix,
    everywhere: {
      ...securityHeaders(policy),
      ...(!isIndexed && { 'X-Robots-Tag': 'noindex' }),
    },
    caching: [
      ...[...new Set(named)].sort().map((url) => cached(prefix + url, FOR_GOOD)),
      ...LARGE_FOLDERS.map((folder) => cached(`${prefix}${folder}*`, FOR_AN_HOUR)),
    ],
    shared: SHARED.map((path) => ({
      path: prefix + path,
      headers: { 'Access-Control-Allow-Origin': '*' },
    })),
    redirects: redirects.map(({ from, to }) => ({ from: prefix + from, to: prefix + to })),
  };
}
