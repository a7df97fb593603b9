import { levelOf, titleOf } from '../../../site/search/searchRecord';
import { splitHash } from '../../../site/urls';
import { withoutMarks } from '../marks';
import { highlighted, snippet } from './highlight';
import type { Found } from './rank';
import type { IndexedRecord } from './readIndex';

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

type Highlight = { value: string; matchLevel: 'full' | 'none'; matchedWords: string[] };

/** A result in the format of Algolia's DocSearch. */
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
/** DocSearch lists groups one after the other: in one group the best results of all sections come first. */
const GROUP = 'Results';

const levelName = (record: IndexedRecord): Level => LEVELS[levelOf(record)] ?? 'lvl6';

/** Pages show their beginning; headings show their text unless the heading itself matches. */
export const showsText = ({ record, inTitle }: Found) => levelOf(record) === 1 || !inTitle;

/** `text` is undefined until it has loaded. */
export function toHit(found: Found, text: string | undefined): Hit {
  const { record, terms } = found;
  const { path, hash } = splitHash(record.url);
  const level = levelName(record);
  const sentence = text && showsText(found) ? snippet(text, terms) : '';
  const isContent = sentence !== '' && level !== 'lvl1';
  const titles = record.titles.slice(0, isContent ? undefined : -1);
  const above = [record.section, ...titles].filter(Boolean);
  const ownTitle = highlight(highlighted(titleOf(record), terms));
  return {
    objectID: record.url,
    type: isContent ? 'content' : level,
    url: record.url,
    url_without_anchor: path,
    anchor: hash || null,
    content: withoutMarks(sentence) || null,
    hierarchy: hierarchyOf(record),
    _highlightResult: { hierarchy: { lvl0: highlight(GROUP) } },
    _snippetResult: {
      hierarchy: { lvl1: highlight(above.join(STEP)), [level]: ownTitle },
      ...(sentence && { content: highlight(sentence) }),
    },
  };
}

const highlight = (value: string): Highlight => ({ value, matchLevel: 'full', matchedWords: [] });

const hierarchyOf = ({ section, titles }: IndexedRecord) =>
  Object.fromEntries(
    LEVELS.map((level, number) => [level, number === 0 ? section : titles[number - 1] || null]),
  ) as Hit['hierarchy'];
