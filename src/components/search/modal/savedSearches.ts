import { isObject } from '../../../site/isObject';
import { LEVELS, type Level } from '../local/toHit';
import { fromHtml, ownPath, toHtml } from './safeHit';

/** A recent or favorite search as the modal stores it, with its texts as HTML. */
export type SavedSearch = {
  objectID: string;
  type: Level;
  url: string;
  content: null;
  hierarchy: Record<Level, string | null>;
};

const isLevel = (value: unknown): value is Level => LEVELS.some((level) => level === value);

/** The valid searches in the storage, which other code on this origin may have written. */
export function savedSearches(stored: string | null): SavedSearch[] {
  const list = parsed(stored);
  return Array.isArray(list) ? list.flatMap((each: unknown) => toSavedSearch(each) ?? []) : [];
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function toSavedSearch(value: unknown): SavedSearch | undefined {
  if (!isObject(value) || !isObject(value.hierarchy)) return undefined;
  const { objectID, type, hierarchy } = value;
  const url = typeof value.url === 'string' ? ownPath(value.url) : undefined;
  const texts = Object.fromEntries(
    LEVELS.map((level) => [level, safeText(hierarchy[level])]),
  ) as SavedSearch['hierarchy'];
  if (typeof objectID !== 'string' || url === undefined || !isLevel(type) || !texts[type]) {
    return undefined;
  }
  return { objectID, type, url, content: null, hierarchy: texts };
}

const safeText = (text: unknown) => (typeof text === 'string' ? toHtml(fromHtml(text)) : null);
