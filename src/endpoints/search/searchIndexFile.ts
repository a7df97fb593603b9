import {
  ROW,
  SEARCH_FORMAT,
  usualId,
  type PackedHeading,
  type PackedPage,
  type PackedTermsFile,
  type SearchIndexFile,
} from '../../site/search/searchFiles';
import { levelOf, recordsByPage, titleOf, type SearchRecord } from '../../site/search/searchRecord';
import { splitHash } from '../../site/urls';

export type PackedTexts = { hash: string; counts: number[] };

type Parts = {
  records: readonly SearchRecord[];
  synonyms: readonly (readonly string[])[];
  common: readonly string[];
  terms: readonly PackedTermsFile[];
  /** For each page, the hash of its texts, and how many each file has. */
  texts: readonly PackedTexts[];
};

/** What the browser loads first: the titles of all records, and where the rest is. */
export function searchIndexFile({ records, synonyms, common, terms, texts }: Parts): string {
  const sections = [...new Set(records.map(({ section }) => section))];
  const file: SearchIndexFile = {
    format: SEARCH_FORMAT,
    sections,
    pages: recordsByPage(records).flatMap((page, number) =>
      packPage(page, sections, texts[number]),
    ),
    terms: [...terms],
    common: [...common],
    synonyms: synonyms.map((group) => [...group]),
  };
  return JSON.stringify(file);
}

function packPage(
  [lead, ...headings]: readonly SearchRecord[],
  sections: readonly string[],
  { hash, counts }: PackedTexts = { hash: '', counts: [] },
): PackedPage[] {
  if (!lead) return [];
  const section = sections.indexOf(lead.section);
  return [[lead.url, titleOf(lead), section, headings.map(packHeading), hash, counts]];
}

function packHeading(record: SearchRecord): PackedHeading {
  const title = titleOf(record);
  const { hash } = splitHash(record.url);
  const level = record.isRow ? ROW : levelOf(record);
  return hash === usualId(title) ? [level, title] : [level, title, hash];
}
