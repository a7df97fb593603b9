import { levelOf, type SearchRecord } from '../../site/search/searchRecord';
import { splitHash } from '../../site/urls';

export type AlgoliaRecord = {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: string;
  hierarchy: Record<string, string | null>;
  content: string | null;
  names: string[];
  weight: { level: number; position: number };
};

// Algolia refuses records of more than ten thousand bytes.
const MAX_BYTES = 9000;
const MAX_NAMES = 60;
const LEVELS = [1, 2, 3, 4, 5, 6];

/** The records of the search as Algolia's DocSearch knows them. */
export const algoliaRecords = (
  records: readonly SearchRecord[],
  siteUrl: string,
): AlgoliaRecord[] =>
  records.map((record, position) => {
    const { path, hash } = splitHash(record.url);
    const level = levelOf(record);
    const algolia: AlgoliaRecord = {
      objectID: record.url,
      url: siteUrl + record.url,
      url_without_anchor: siteUrl + path,
      anchor: hash || null,
      type: `lvl${level}`,
      hierarchy: {
        lvl0: record.section,
        ...Object.fromEntries(
          LEVELS.map((each) => [`lvl${each}`, record.titles[each - 1] || null]),
        ),
      },
      content: record.text || null,
      names: [...record.names, ...record.samples].slice(0, MAX_NAMES),
      weight: { level: LEVELS.length - level, position },
    };
    return shortened(algolia);
  });

function shortened(record: AlgoliaRecord): AlgoliaRecord {
  const tooMany = new TextEncoder().encode(JSON.stringify(record)).length - MAX_BYTES;
  if (tooMany <= 0 || record.content === null) return record;
  return { ...record, content: record.content.slice(0, -tooMany) };
}

/** How Algolia searches the records, without personalization. */
export const ALGOLIA_INDEX_SETTINGS = {
  searchableAttributes: [
    ...LEVELS.map((level) => `unordered(hierarchy.lvl${level})`),
    'names',
    'content',
  ],
  attributesForFaceting: ['type'],
  attributesToSnippet: ['content:15'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  attributeForDistinct: 'url',
  distinct: 1,
  camelCaseAttributes: [...LEVELS.map((level) => `hierarchy.lvl${level}`), 'names'],
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
  enablePersonalization: false,
} as const;

export const algoliaSynonyms = (synonyms: readonly (readonly string[])[]) =>
  synonyms.map((words) => ({
    objectID: words.join('-').replace(/\s+/g, '_'),
    type: 'synonym' as const,
    synonyms: [...words],
  }));
