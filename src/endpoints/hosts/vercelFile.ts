import { escapeRegExp } from '../../site/text/escapeRegExp';
import { MARKDOWN_ENTRY, type HeaderRule, type HostRules } from './hostRules';

const source = (path: string) => path.replace(/\*$/, '(.*)');

const headerRule = ({ path, headers }: HeaderRule) => ({
  source: source(path),
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** Vercel looks at this before it looks for files. It does not compare weights. */
const markdownRedirect = ({ prefix, withoutMarkdown }: HostRules) => ({
  source: `${prefix}/:page((?!(?:${withoutMarkdown.map(escapeRegExp).join('|')})/$).+)/`,
  has: [{ type: 'header', key: 'accept', value: `(?:.*,)?${MARKDOWN_ENTRY}(?:,.*)?` }],
  destination: `${prefix}/:page.md`,
  statusCode: 307,
});

/** `vercel.json`. Folders have a slash at their end there, as everywhere. */
export function vercelFile(rules: HostRules): string {
  const { prefix, everywhere, caching, shared, redirects } = rules;
  const settings = {
    trailingSlash: true,
    headers: [{ path: `${prefix}/*`, headers: everywhere }, ...caching, ...shared].map(headerRule),
    redirects: [
      ...redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
      markdownRedirect(rules),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
