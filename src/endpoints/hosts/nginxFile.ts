import {
  FOR_GOOD,
  type HeaderRule,
  type Headers,
  type HostRules,
  MARKDOWN_ENTRY,
} from './hostRules';

/** As `isHashed` in `src/site/offline/addresses.ts`. */
const HASHED_NAME = '[.-][0-9a-f]{8,}\\.[a-z0-9]+$';
const HOST_ONLY = '/(_headers|_redirects|vercel\\.json|nginx\\.conf|\\.nojekyll)$';
const TYPES = [
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
  'text/css',
  'text/javascript',
  'text/markdown',
  'text/plain',
];

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** With `always` a header is also sent with errors, without it only with files that exist. */
const addHeader = ([name, value]: readonly [string, string], when = ' always') =>
  `add_header ${name} ${quoted(value)}${when};`;

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

const security = (everywhere: Headers) =>
  Object.entries(everywhere).map((header) => addHeader(header));

/** A location that sets headers does not inherit those of the server. */
function hashedFiles({ prefix, everywhere }: HostRules): string[] {
  return [
    `location ~ "^${prefix}/.*${HASHED_NAME}" {`,
    ...indented([...security(everywhere), addHeader(['Cache-Control', FOR_GOOD], '')]),
    '}',
  ];
}

const NO_CACHE = addHeader(['Cache-Control', 'no-cache']);

const sharedFiles =
  (everywhere: Headers) =>
  ({ path, headers }: HeaderRule): string[] => [
    `location ${path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`} {`,
    ...indented([...security({ ...everywhere, ...headers }), NO_CACHE]),
    '}',
  ];

/** nginx does not compare weights. */
const ASKS_FOR_MARKDOWN = `(^|,)${MARKDOWN_ENTRY}(,|$)`;
const MARKDOWN_TYPE = [
  'types { text/html html; text/markdown md; }',
  'charset_types text/markdown;',
];

/** Pages as HTML or Markdown, whichever is asked for, and Markdown at its own address. */
const pages = ({ siteUrl, prefix, everywhere }: HostRules): string[] => [
  'set $document /index.html;',
  `if ($http_accept ~* "${ASKS_FOR_MARKDOWN}") { set $document .md; }`,
  `location ~ "^${prefix}(?<page>/.+)/$" {`,
  ...indented([
    ...security(everywhere),
    addHeader(['Cache-Control', 'no-cache']),
    addHeader(['Vary', 'Accept'], ''),
    ...MARKDOWN_TYPE,
    `try_files ${prefix}$page$document ${prefix}$page/index.html =404;`,
  ]),
  '}',
  `location ~ "^${prefix}(?<page>/.+)\\.md$" {`,
  ...indented([
    ...security(everywhere),
    addHeader(['Cache-Control', 'no-cache']),
    addHeader(['Link', `<${siteUrl}$page/>; rel="canonical"`], ''),
    ...MARKDOWN_TYPE,
  ]),
  '}',
];

const redirect = ({ from, to }: HostRules['redirects'][number]) =>
  `location = ${from} { return 301 ${to}$is_args$args; }`;

/** For a `server` block of nginx to include, which itself sets `root` and `listen`. */
export function nginxFile(rules: HostRules): string {
  const { prefix, everywhere, shared, redirects } = rules;
  return [
    'index index.html;',
    `error_page 404 ${prefix}/404.html;`,
    'absolute_redirect off;',
    'etag on;',
    'charset utf-8;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${TYPES.join(' ')};`,
    '',
    ...security(everywhere),
    NO_CACHE,
    '',
    ...hashedFiles(rules),
    ...shared.flatMap(sharedFiles(everywhere)),
    '',
    ...pages(rules),
    '',
    `location ~ "^${prefix}${HOST_ONLY}" { return 404; }`,
    '',
    ...redirects.map(redirect),
    '',
  ].join('\n');
}
