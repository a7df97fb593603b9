import { levelOf, titleOf } from '../../../site/search/searchRecord';
import { splitHash } from '../../../site/urls';
import { highlighted, snippet } from './highlight';
import type { Found } from './rank';
import type { IndexedRecord } from './readIndex';

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

type Highlight = { value: string; matchLevel: 'full' | 'none'; matchedWords: string[] };

/** A result in the shape of Algolia's DocSearch. */
export type Hit = {
  objectID: string;
  type: Level | 'content';
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Record<Level, string | null>;
  _highlightResult: { hierarchy: Partial<Record<Level, Highlight>> };
  _snippetResult: { hierarchy: Partial<Record<Level, Highlight>>; content?: Highlight };
};

const STEP = ' › ';

/** `text` is undefined until the texts are loaded. */
export function toHit(record: IndexedRecord, text: string | undefined, found: Found): Hit {
  const { path, hash } = splitHash(record.url);
  const level = LEVELS[levelOf(record)] ?? 'lvl6';
  // A heading that was not asked for says less than the sentence that was.
  const isContent = Boolean(text) && !found.inTitle && level !== 'lvl1';
  const above = record.titles.slice(0, isContent ? undefined : -1).filter(Boolean);
  const ownTitle = highlight(highlighted(titleOf(record), found.terms));
  return {
    objectID: record.url,
    type: isContent ? 'content' : level,
    url: record.url,
    url_without_anchor: path,
    anchor: hash || null,
    content: text ? text : null,
    hierarchy: hierarchyOf(record),
    _highlightResult: { hierarchy: { lvl0: highlight(record.section) } },
    _snippetResult: {
      hierarchy: { lvl1: highlight(above.join(STEP)), [level]: ownTitle },
      ...(text && { content: highlight(snippet(text, found.terms)) }),
    },
  };
}

const highlight = (value: string): Highlight => ({ value, matchLevel: 'full', matchedWords: [] });

const hierarchyOf = ({ section, titles }: IndexedRecord) =>
  Object.fromEntries(
    LEVELS.map((level, number) => [level, number === 0 ? section : titles[number - 1] || null]),
  ) as Hit['hierarchy'];
