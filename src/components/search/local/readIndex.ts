import {
  ROW,
  searchTextsUrl,
  usualId,
  type PackedHeading,
  type SearchIndexFile,
} from '../../../site/search/searchFiles';
import { titleOf, type SearchRecord } from '../../../site/search/searchRecord';
import { checkIndex } from './checkIndex';
import { createTerms, type Terms } from './terms';

export type IndexedRecord = Pick<SearchRecord, 'url' | 'section' | 'titles' | 'isRow'> & {
  /** Where its text is: a file, and the position in it. */
  textsUrl: string;
  place: number;
  /** So many pages have a heading with the same title. */
  pagesWithTitle: number;
};

export type SearchIndex = {
  records: IndexedRecord[];
  terms: Terms;
  common: ReadonlySet<string>;
  synonyms: string[][];
};

/** Unpacks the index. Throws if it is incomplete or invalid. */
export function readIndex(answer: unknown): SearchIndex {
  const file = checkIndex(answer);
  const records = withPages(readRecords(file));
  return {
    records,
    terms: createTerms(records, file.terms),
    common: new Set(file.common),
    synonyms: file.synonyms,
  };
}

const readRecords = ({
  pages,
  sections,
}: SearchIndexFile): Omit<IndexedRecord, 'pagesWithTitle'>[] =>
  pages.flatMap(([path, title, section, headings, textsHash, textCounts]) => {
    const above: (string | undefined)[] = [];
    const places = placesOf(textsHash, textCounts);
    const lead: PackedHeading = [1, title, ''];
    return [lead, ...headings].map(([level, heading, id = usualId(heading)], place) => {
      if (level !== ROW) {
        above.length = level - 1;
        above[level - 1] = heading;
      }
      const titles = Array.from(above, (each = '') => each);
      return {
        url: id ? `${path}#${id}` : path,
        section: sections[section] ?? '',
        titles: level === ROW ? [...titles, heading] : titles,
        ...(level === ROW && { isRow: true }),
        ...places[place]!,
      };
    });
  });

function withPages(records: readonly Omit<IndexedRecord, 'pagesWithTitle'>[]): IndexedRecord[] {
  const pages = new Map<string, Set<string>>();
  for (const { titles } of records) {
    const title = titleOf({ titles });
    pages.set(title, (pages.get(title) ?? new Set()).add(titles[0] ?? ''));
  }
  return records.map((record) => ({
    ...record,
    pagesWithTitle: pages.get(titleOf(record))?.size ?? 0,
  }));
}

/** For each record of a page, where its text is. */
const placesOf = (hash: string, counts: readonly number[]) =>
  counts.flatMap((count, part) =>
    Array.from({ length: count }, (_, place) => ({ textsUrl: searchTextsUrl(hash, part), place })),
  );
