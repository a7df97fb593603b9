import { isObject } from '../../../site/isObject';
import { withoutPrefix } from '../../../site/site';
import { escapeHtml, unescapeHtml } from '../../../site/text/escapeHtml';
import { MARK } from '../marks';

const MARKS = new RegExp(`[${MARK.start}${MARK.end}]`, 'g');

/** Text as HTML, with the marks of matches as its only elements. */
export const toHtml = (text: string) =>
  escapeHtml(text).replace(MARKS, (mark) => (mark === MARK.start ? '<mark>' : '</mark>'));

/** The text of HTML from `toHtml`. */
export const fromHtml = (html: string) => unescapeHtml(html.replace(/<\/?mark>/g, ''));

const TEXTS = new Set(['hierarchy', 'content', '_highlightResult', '_snippetResult']);

/** DocSearch inserts the texts of a hit as HTML, also those of saved searches. */
export function safeHit<Hit extends { url: string }>(hit: Hit): Hit {
  const entries = Object.entries(hit).map(([key, value]: [string, unknown]) => [
    key,
    TEXTS.has(key) ? everyText(value) : value,
  ]);
  return { ...(Object.fromEntries(entries) as Hit), url: withoutOrigin(hit.url) };
}

/** The valid hits of an answer. */
export const safeHits = <Hit extends { url: string }>(answer: readonly Hit[]): Hit[] =>
  answer.filter(isHit).map(safeHit);

const isHit = (value: unknown) =>
  isObject(value) &&
  typeof value['url'] === 'string' &&
  originOf(value['url']) !== undefined &&
  isObject(value['hierarchy']);

function everyText(value: unknown): unknown {
  if (typeof value === 'string') return toHtml(value);
  if (Array.isArray(value)) return value.map(everyText);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, everyText(each)]));
}

/** A service has absolute addresses; ours are relative to wherever the site is served. */
export function withoutOrigin(url: string): string {
  const { pathname, search, hash } = new URL(url, window.location.href);
  return withoutPrefix(pathname) + search + hash;
}

/** The path of an address on this site; undefined for other sites. */
export function ownPath(url: string): string | undefined {
  const origin = originOf(url);
  return origin === window.location.origin ? withoutOrigin(url) : undefined;
}

function originOf(url: string): string | undefined {
  try {
    return new URL(url, window.location.href).origin;
  } catch {
    return undefined;
  }
}
