import { SEARCH_MANIFEST_URL } from '../site/search/searchFiles';

type Policies = { documents: string; worker: string };

type Headers = Readonly<Record<string, string>>;

const YEAR = 31_536_000;

const NOT_KEPT = 'no-cache';
const KEPT = `public, max-age=${YEAR}, immutable`;

/** Folders in which names hold a hash of what the file holds, but for one that names the others. */
const HASHED_FOLDERS = ['content', 'search', 'static'];
const HASHED_NAME = /[-.][0-9a-f]{20}\.(?:js|css)$/;

/** What no page of the site asks the browser for. */
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

const lines = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * `_headers` for static hosts, in which a later rule wins. Files with a hash in their name are
 * kept for good, everything else is asked for anew.
 */
export function headersFile(policies: Policies, rootFiles: readonly string[]): string {
  const everywhere = {
    'Content-Security-Policy': policies.documents,
    'Strict-Transport-Security': `max-age=${YEAR}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': NOT_KEPT,
  };
  const hashed = [
    ...HASHED_FOLDERS.map((folder) => `/${folder}/*`),
    ...rootFiles
      .filter((name) => HASHED_NAME.test(name))
      .sort()
      .map((name) => `/${name}`),
  ];
  return [
    lines('/*', everywhere),
    lines('/sw.js', { 'Content-Security-Policy': policies.worker }),
    ...hashed.map((path) => lines(path, { 'Cache-Control': KEPT })),
    lines(SEARCH_MANIFEST_URL, { 'Cache-Control': NOT_KEPT }),
  ].join('\n');
}
