import MiniSearch from 'minisearch';
import { packNumbers, packWords } from '../../site/search/packing';
import { fieldTerms, SEARCH_FIELDS, type SearchField } from '../../site/search/searchFields';
import {
  SEARCH_FORMAT,
  usualId,
  type PackedHeading,
  type PackedPage,
  type SearchIndexFile,
} from '../../site/search/searchFiles';
import { levelOf, recordsByPage, titleOf, type SearchRecord } from '../../site/search/searchRecord';
import { splitHash } from '../../site/urls';

/** A word that stands in the text of more records than this finds none of them by it. */
const MAX_SHARE = 0.06;
const MIN_RECORDS = 100;

/** The index of all records, as the browser loads it, with the hashes of each page's texts. */
export function searchIndexFile(
  records: readonly SearchRecord[],
  synonyms: readonly (readonly string[])[],
  textHashes: readonly (readonly string[])[] = [],
): string {
  const sections = [...new Set(records.map(({ section }) => section))];
  const { postings, common } = indexedTerms(records);
  const file: SearchIndexFile = {
    format: SEARCH_FORMAT,
    sections,
    pages: recordsByPage(records).flatMap((page, number) =>
      packPage(page, sections, textHashes[number]),
    ),
    terms: packWords(postings.map(([term]) => term)),
    fields: Object.fromEntries(
      SEARCH_FIELDS.map((field) => [
        field,
        postings.map(([, found]) => packNumbers(found[field] ?? [])).join('\n'),
      ]),
    ) as SearchIndexFile['fields'],
    common,
    synonyms: synonyms.map((group) => [...group]),
  };
  return JSON.stringify(file);
}

function packPage(
  [lead, ...headings]: readonly SearchRecord[],
  sections: readonly string[],
  textHashes: readonly string[] = [],
): PackedPage[] {
  if (!lead) return [];
  const section = sections.indexOf(lead.section);
  return [[lead.url, titleOf(lead), section, headings.map(packHeading), [...textHashes]]];
}

function packHeading(record: SearchRecord): PackedHeading {
  const title = titleOf(record);
  const { hash } = splitHash(record.url);
  return hash === usualId(title) ? [levelOf(record), title] : [levelOf(record), title, hash];
}

type Postings = [term: string, found: Partial<Record<SearchField, number[]>>];

function indexedTerms(records: readonly SearchRecord[]) {
  const miniSearch = new MiniSearch<{ id: number } & Record<SearchField, string>>({
    fields: [...SEARCH_FIELDS],
    tokenize: (terms) => terms.split(' ').filter(Boolean),
    processTerm: (term) => term,
  });
  miniSearch.addAll(
    records.map((record, id) => {
      const terms = fieldTerms(record);
      const joined = SEARCH_FIELDS.map((field) => [field, terms[field].join(' ')]);
      return { id, ...(Object.fromEntries(joined) as Record<SearchField, string>) };
    }),
  );
  const { index, fieldIds } = miniSearch.toJSON();
  const maxRecords = Math.max(MIN_RECORDS, records.length * MAX_SHARE);
  const recordsWith = (byField: (typeof index)[number][1], field: SearchField) =>
    Object.keys(byField[fieldIds[field] ?? -1] ?? {}).map(Number);
  const isCommon = ([, byField]: (typeof index)[number]) =>
    recordsWith(byField, 'text').length > maxRecords;
  const postings = index
    .map((entry): Postings => {
      const [term, byField] = entry;
      const left = SEARCH_FIELDS.filter((field) => field !== 'text' || !isCommon(entry));
      const found = left.map((field) => [field, recordsWith(byField, field)] as const);
      return [term, Object.fromEntries(found)];
    })
    .filter(([, found]) => SEARCH_FIELDS.some((field) => found[field]?.length))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { postings, common: index.filter(isCommon).map(([term]) => term) };
}
