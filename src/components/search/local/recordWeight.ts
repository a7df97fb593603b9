import { levelOf } from '../../../site/search/searchRecord';
import type { Intent } from './intent';
import type { IndexedRecord } from './readIndex';
import { titleText } from './titleText';

/** Links elsewhere, the past, lists of types, and pages for few readers rank below explanations. */
const SECTION_WEIGHT: Readonly<Record<string, number>> = {
  'API Types': 0.4,
  Blog: 0.6,
  Migrate: 0.75,
  Contribute: 0.85,
  webpack: 0.85,
};
/** `moduleIds` is an option first, and a hook or a member for those who write plugins. */
const PAGE_WEIGHTS: readonly (readonly [pages: RegExp, weight: number])[] = [
  // It belongs to no section, but is for every reader.
  [/^\/glossary\/./, 1.15],
  // A placeholder in file names first: `contenthash`.
  [/^\/api\/compilation-[a-z]+\/#.*(?:content|chunk|full)hash$/, 0.4],
  [/^\/api\/[\w-]+-(?:object|hooks)\/$/, 0.85],
  [/^\/api\/[\w-]+\/$/, 0.95],
  [/^\/api\/(?:\w+-hooks|parser|resolvers)\/#/, 0.8],
  [/^\/api\/(?:[\w-]+-object|webpack-sources|webpack-util)\/#/, 0.7],
  [/^\/contribute\/(?:writers-guide|release-process)\//, 0.75],
];
const PAGE_PART_WEIGHT = 0.75;
/** A heading says more than a row of a table with the same name. */
const ROW_WEIGHT = 0.8;

/** Parts that many pages have say little in their titles, and refer to others in their texts. */
const PAGE_PARTS = new Set(['go next', 'conclusion', 'troubleshoot']);

const INTERFACES = /^\/(?:api|contribute)\/(?!types|cli|release|writers)/;
const AUTHORING_WEIGHT = 1.2;
const COMPARISON_WEIGHT = 3;

const ERRORS = /^\/errors\/./;
const EXPLANATIONS = /^\/(?:concepts|glossary)\//;
const TROUBLE = /^(?:Troubleshooting|What goes wrong|When (?:it|the|an?|something|nothing)\b.*)$/;
/** What goes wrong is a part of many pages: it comes first for those who ask about a message. */
const ERROR_WEIGHT = 0.55;
const MESSAGE_WEIGHT = 1.08;
const TROUBLE_WEIGHT = 0.7;
const EXPLANATION_WEIGHT = 1.3;

/** Names that have others now. */
const OLD = /^(?:Older|Deprecated|Removed)\b/;
const OLD_WEIGHT = 0.75;
/** `sourceMap` is an option of several loaders: the topic comes before one of them. */
const OPTIONS = /^\/(?:loaders|plugins)\/.*#/;
const SEVERAL_PAGES = 2;
const SHARED_TITLE_WEIGHT = 0.8;

const isOld = ({ titles }: IndexedRecord) => titles.slice(0, -1).some((title) => OLD.test(title));

export const isTrouble = ({ titles }: IndexedRecord) =>
  titles.slice(1).some((title) => TROUBLE.test(title));

/** Interfaces are for those who write plugins and loaders: they come first for them. */
function pageWeight({ url }: IndexedRecord, intent: Intent): number {
  const { isAuthoring, isComparison, isConcept } = intent;
  if (isComparison && url.startsWith('/comparison/')) return COMPARISON_WEIGHT;
  if (isAuthoring && !isConcept && INTERFACES.test(url)) return AUTHORING_WEIGHT;
  return PAGE_WEIGHTS.find(([pages]) => pages.test(url))?.[1] ?? 1;
}

function intentWeight(record: IndexedRecord, { isConcept, isMessage }: Intent): number {
  const explained = isConcept && EXPLANATIONS.test(record.url) ? EXPLANATION_WEIGHT : 1;
  if (isMessage) return ERRORS.test(record.url) ? MESSAGE_WEIGHT : explained;
  if (ERRORS.test(record.url)) return ERROR_WEIGHT;
  return isTrouble(record) ? TROUBLE_WEIGHT : explained;
}

/** How much a record counts, whatever words it matches. */
export const recordWeight = (record: IndexedRecord, intent: Intent): number =>
  intentWeight(record, intent) *
  (record.isRow ? ROW_WEIGHT : 1) *
  (isOld(record) ? OLD_WEIGHT : 1) *
  (OPTIONS.test(record.url) && record.pagesWithTitle >= SEVERAL_PAGES ? SHARED_TITLE_WEIGHT : 1) *
  (SECTION_WEIGHT[record.section] ?? 1) *
  pageWeight(record, intent) *
  (levelOf(record) > 1 && PAGE_PARTS.has(titleText(record)) ? PAGE_PART_WEIGHT : 1);
