import SearchableMap from 'minisearch/SearchableMap';
import { unpackNumbers, unpackWords } from '../../../site/search/packing';
import { SEARCH_FIELDS, type SearchField } from '../../../site/search/searchFields';
import {
  TEXTS_IN_A_FILE,
  usualId,
  type PackedHeading,
  type SearchIndexFile,
} from '../../../site/search/searchFiles';
import type { SearchRecord } from '../../../site/search/searchRecord';
import { checkIndex } from './checkIndex';

export type IndexedRecord = Pick<SearchRecord, 'url' | 'section' | 'titles'> & {
  /** Where its text is: a file, and the position in it. */
  textHash: string;
  place: number;
};

export type SearchIndex = {
  records: IndexedRecord[];
  /** Every term with its number. */
  terms: SearchableMap<number>;
  /** The numbers of the records that have a term in a field. */
  recordsWith: (term: number, field: SearchField) => readonly number[];
  common: ReadonlySet<string>;
  synonyms: string[][];
};

/** Unpacks the index. Throws if it is incomplete or invalid. */
export function readIndex(answer: unknown): SearchIndex {
  const file = checkIndex(answer);
  const terms = new SearchableMap<number>();
  unpackWords(file.terms).forEach((term, number) => terms.set(term, number));
  return {
    records: readRecords(file),
    terms,
    recordsWith: readPostings(file, terms.size),
    common: new Set(file.common),
    synonyms: file.synonyms,
  };
}

const readRecords = ({ pages, sections }: SearchIndexFile): IndexedRecord[] =>
  pages.flatMap(([path, title, section, headings, textHashes]) => {
    const above: (string | undefined)[] = [];
    const lead: PackedHeading = [1, title, ''];
    return [lead, ...headings].map(([level, heading, id = usualId(heading)], place) => {
      above.length = level - 1;
      above[level - 1] = heading;
      return {
        url: id ? `${path}#${id}` : path,
        section: sections[section] ?? '',
        titles: Array.from(above, (each = '') => each),
        textHash: textHashes[Math.floor(place / TEXTS_IN_A_FILE)] ?? '',
        place: place % TEXTS_IN_A_FILE,
      };
    });
  });

/** Most terms are never searched: each is unpacked when it is needed. */
function readPostings({ fields }: SearchIndexFile, count: number): SearchIndex['recordsWith'] {
  const packed = new Map(SEARCH_FIELDS.map((field) => [field, fields[field].split('\n')]));
  if ([...packed.values()].some((lines) => lines.length !== count)) {
    throw new Error('The search index is not complete');
  }
  const unpacked = new Map(SEARCH_FIELDS.map((field) => [field, new Map<number, number[]>()]));
  return (term, field) => {
    const known = unpacked.get(field)?.get(term);
    if (known) return known;
    const numbers = unpackNumbers(packed.get(field)?.[term] ?? '');
    unpacked.get(field)?.set(term, numbers);
    return numbers;
  };
}
