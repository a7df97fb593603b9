import SearchableMap from 'minisearch/SearchableMap';
import { unpackNumbers, unpackWords } from '../../../site/search/packing';
import { TEXT_FIELDS, type SearchField, type TextField } from '../../../site/search/searchFields';
import type { PackedTermsFile, SearchTermsFile } from '../../../site/search/searchFiles';
import type { SearchRecord } from '../../../site/search/searchRecord';
import { namesIn, partsOf, termsIn, typed } from '../../../site/search/terms';

/** The records that have a term in a field. */
export type Postings = (field: SearchField) => readonly number[];

export type Terms = ReturnType<typeof createTerms>;

type Titled = Pick<SearchRecord, 'section' | 'titles'>;
/** Text postings stay packed until they are needed: most terms are never searched. */
type Entry = { title: number[]; above: number[]; packed?: Record<TextField, string> };

const NONE: readonly number[] = [];

/** The terms of a title and its words as they are written; many records stand below the same. */
function createTermsOf() {
  const known = new Map<string, readonly string[]>();
  return (title: string): readonly string[] => {
    const terms = known.get(title) ?? [
      ...new Set([
        ...termsIn(title),
        ...namesIn(title)
          .flatMap((name) => [name, ...partsOf(name)])
          .map(typed),
      ]),
    ];
    known.set(title, terms);
    return terms;
  };
}

/** The terms of all titles, and those of texts as far as their files have been added. */
export function createTerms(records: readonly Titled[], files: readonly PackedTermsFile[]) {
  const tree = new SearchableMap<Entry>();
  const unpacked = new Map<string, readonly number[]>();
  const entryOf = (term: string) => tree.fetch(term, () => ({ title: [], above: [] }));

  const termsOf = createTermsOf();
  records.forEach(({ section, titles }, number) => {
    const [title = '', ...above] = [section, ...titles].reverse().filter(Boolean);
    termsOf(title).forEach((term) => entryOf(term).title.push(number));
    new Set(above.flatMap(termsOf)).forEach((term) => entryOf(term).above.push(number));
  });

  const postingsOf =
    (term: string, { title, above, packed }: Entry): Postings =>
    (field) => {
      if (field === 'title') return title;
      if (field === 'above') return above;
      if (!packed?.[field]) return NONE;
      const key = `${field} ${term}`;
      const numbers = unpacked.get(key) ?? unpackNumbers(packed[field]);
      unpacked.set(key, numbers);
      return numbers;
    };

  const filesWhere = (isWanted: (first: string, next: string | undefined) => boolean) =>
    files
      .filter(([first], place) => isWanted(first, files[place + 1]?.[0]))
      .map(([, hash]) => hash);

  return {
    /** The file that has a term, if a text has it. */
    fileWith: (term: string) =>
      filesWhere((first, next) => first <= term && (next === undefined || next > term)),
    /** The files that have the terms of texts that start like this. */
    filesStarting: (start: string) =>
      filesWhere(
        (first, next) =>
          (first <= start || first.startsWith(start)) && (next === undefined || next > start),
      ),
    /** Adds what is in one of the files. */
    add({ terms, fields }: SearchTermsFile): void {
      const lines = TEXT_FIELDS.map((field) => [field, fields[field].split('\n')] as const);
      unpackWords(terms).forEach((term, number) => {
        const packed = lines.map(([field, all]) => [field, all[number] ?? '']);
        entryOf(term).packed = Object.fromEntries(packed) as Record<TextField, string>;
      });
    },
    get(term: string): Postings | undefined {
      const entry = tree.get(term);
      return entry && postingsOf(term, entry);
    },
    startingWith: (start: string): (readonly [term: string, Postings])[] =>
      [...tree.atPrefix(start)].map(([term, entry]) => [term, postingsOf(term, entry)]),
    /** Terms with a number of typing mistakes. */
    near: (term: string, mistakes: number): (readonly [term: string, Postings])[] =>
      [...tree.fuzzyGet(term, mistakes)].map(([found, [entry]]) => [
        found,
        postingsOf(found, entry),
      ]),
  };
}
