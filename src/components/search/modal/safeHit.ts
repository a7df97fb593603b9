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

const ENTITIES = new RegExp(Object.values(SPECIAL).join('|'), 'g');
const CHARACTERS = Object.fromEntries(
  Object.entries(SPECIAL).map(([character, entity]) => [entity, character]),
);

/** The text of HTML that `toHtml` has made. */
export const fromHtml = (html: string) =>
  html.replace(/<\/?mark>/g, '').replace(ENTITIES, (entity) => CHARACTERS[entity] ?? entity);

const TEXTS = new Set(['hierarchy', 'content', '_highlightResult', '_snippetResult']);

/** DocSearch writes the texts of a hit as HTML, also those that it keeps for later. */
export function safeHit<Hit extends { url: string }>(hit: Hit): Hit {
  const entries = Object.entries(hit).map(([key, value]: [string, unknown]) => [
    key,
    TEXTS.has(key) ? everyText(value) : value,
  ]);
  return { ...(Object.fromEntries(entries) as Hit), url: withoutOrigin(hit.url) };
}

/** Those of an answer that are results at all. */
export const safeHits = <Hit extends { url: string }>(answer: readonly Hit[]): Hit[] =>
  answer.filter(isHit).map(safeHit);

const isHit = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  originOf(value.url) !== undefined &&
  'hierarchy' in value &&
  typeof value.hierarchy === 'object' &&
  value.hierarchy !== null;

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

/** An address of this site; that of anything else is none. */
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
