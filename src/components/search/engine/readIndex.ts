import MiniSearch, { type AsPlainObject } from 'minisearch';
import { unpackNumbers, unpackWords } from '../../../site/search/packing';
import { SEARCH_FIELDS } from '../../../site/search/searchFields';
import {
  SEARCH_FORMAT,
  usualId,
  type PackedHeading,
  type SearchIndexFile,
} from '../../../site/search/searchFiles';
import type { SearchRecord } from '../../../site/search/searchRecord';

export type IndexedRecord = Pick<SearchRecord, 'url' | 'section' | 'titles'> & {
  /** Where its text is found: a file, and the place in it. */
  textHash: string;
  place: number;
};
export type SearchIndex = {
  records: IndexedRecord[];
  terms: MiniSearch<{ id: number }>;
  common: ReadonlySet<string>;
  synonyms: string[][];
};

/** The index as it was packed; an index that is not whole, or not ours, is an error. */
export function readIndex(file: SearchIndexFile): SearchIndex {
  if (file.format !== SEARCH_FORMAT) throw new Error('The search index is of another version');
  const records = readRecords(file);
  const index = readTerms(file);
  const terms = MiniSearch.loadJS<{ id: number }>(plainObject(index, records.length), {
    fields: [...SEARCH_FIELDS],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  return { records, terms, common: new Set(file.common), synonyms: file.synonyms };
}

const readRecords = ({ pages, sections }: SearchIndexFile): IndexedRecord[] =>
  pages.flatMap(([path, title, section, headings, textHash]) => {
    const above: (string | undefined)[] = [];
    const lead: PackedHeading = [1, title, ''];
    return [lead, ...headings].map(([level, heading, id = usualId(heading)], place) => {
      above.length = level - 1;
      above[level - 1] = heading;
      return {
        url: id ? `${path}#${id}` : path,
        section: sections[section] ?? '',
        titles: Array.from(above, (each = '') => each),
        textHash,
        place,
      };
    });
  });

type Index = AsPlainObject['index'];

function readTerms(file: SearchIndexFile): Index {
  const fields = SEARCH_FIELDS.map((field) => file.fields[field].split('\n'));
  const words = unpackWords(file.terms);
  if (fields.some((lines) => lines.length !== words.length)) {
    throw new Error('The search index is not whole');
  }
  return words.map((word, line) => [
    word,
    Object.fromEntries(
      fields.map((lines, field) => [
        field,
        Object.fromEntries(unpackNumbers(lines[line] ?? '').map((record) => [record, 1])),
      ]),
    ),
  ]);
}

function plainObject(index: Index, count: number): AsPlainObject {
  const numbers = Array.from({ length: count }, (_, number) => number);
  // Every record counts the same: what is said of it is compared in `rank.ts`.
  const equal = SEARCH_FIELDS.map(() => 1);
  return {
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(numbers.map((number) => [number, number])),
    fieldIds: Object.fromEntries(SEARCH_FIELDS.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(numbers.map((number) => [number, equal])),
    averageFieldLength: equal,
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  };
}
