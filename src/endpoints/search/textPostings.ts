import {
  createTermsIn,
  TEXT_FIELDS,
  textTerms,
  type TextField,
} from '../../site/search/searchFields';
import { countWords, phraseNumber } from '../../site/search/phrases';
import type { SearchRecord } from '../../site/search/searchRecord';
import { significantNames } from '../../site/search/terms';

/** A term, and the numbers of the records that contain it, by field; of phrases for `searchedAs`. */
export type Posting = [term: string, found: Readonly<Record<TextField, number[]>>];

/** A word that stands in the text of more records than this finds none of them by it. */
const MAX_SHARE = 0.06;
const MIN_RECORDS = 100;

/** The terms of all texts in alphabetical order, and those that are too common to find a text. */
export function textPostings(records: readonly SearchRecord[]): {
  postings: Posting[];
  common: string[];
} {
  const maxRecords = Math.max(MIN_RECORDS, records.length * MAX_SHARE);
  const all = inverted(records);
  const isCommon = ([, { lead, text }]: Posting) => lead.length + text.length > maxRecords;
  const postings = all
    .map((posting): Posting => {
      const [term, found] = posting;
      return isCommon(posting) ? [term, { ...found, text: [] }] : posting;
    })
    .filter(([, found]) => TEXT_FIELDS.some((field) => found[field].length > 0));
  return { postings, common: all.filter(isCommon).map(([term]) => term) };
}

function inverted(records: readonly SearchRecord[]): Posting[] {
  const found = new Map<string, Record<TextField, number[]>>();
  const add = (field: TextField, number: number) => (term: string) => {
    let ofTerm = found.get(term);
    if (!ofTerm) {
      ofTerm = { searchedAs: [], lead: [], names: [], text: [], samples: [] };
      found.set(term, ofTerm);
    }
    ofTerm[field].push(number);
  };
  const termsIn = createTermsIn();
  records.forEach((record, number) => {
    const terms = textTerms(record, termsIn);
    for (const field of TEXT_FIELDS) {
      if (field !== 'searchedAs') terms[field].forEach(add(field, number));
    }
    record.searchedAs.forEach((phrase, place) => {
      const phraseTerms = new Set(significantNames(phrase).flatMap(termsIn));
      phraseTerms.forEach(add('searchedAs', phraseNumber(number, place, countWords(phrase))));
    });
  });
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}
