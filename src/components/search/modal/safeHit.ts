import { withoutPrefix } from '../../../site/site';
import { MARK } from '../marks';

const SPECIAL: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};
const MARKS = new RegExp(`[${MARK.start}${MARK.end}]`, 'g');

/** Text as HTML, with the marks of what met the query as its only elements. */
export const toHtml = (text: string) =>
  text
    .replace(/[&<>"']/g, (character) => SPECIAL[character] ?? character)
    .replace(MARKS, (mark) => (mark === MARK.start ? '<mark>' : '</mark>'));

const TEXTS = new Set(['hierarchy', 'content', '_highlightResult', '_snippetResult']);

/** DocSearch writes the texts of a hit as HTML, also those that it keeps for later. */
export function safeHit<Hit extends { url: string }>(hit: Hit): Hit {
  const entries = Object.entries(hit).map(([key, value]: [string, unknown]) => [
    key,
    TEXTS.has(key) ? everyText(value) : value,
  ]);
  return { ...(Object.fromEntries(entries) as Hit), url: withoutOrigin(hit.url) };
}

function everyText(value: unknown): unknown {
  if (typeof value === 'string') return toHtml(value);
  if (Array.isArray(value)) return value.map(everyText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, everyText(each)]));
}

/** Addresses of a service are absolute; the site's own lead to wherever it is served. */
export function withoutOrigin(url: string): string {
  const { pathname, search, hash } = new URL(url, window.location.href);
  return withoutPrefix(pathname) + search + hash;
}
