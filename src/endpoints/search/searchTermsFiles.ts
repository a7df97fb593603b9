import { packNumbers, packWords } from '../../site/search/packing';
import { TEXT_FIELDS, type TextField } from '../../site/search/searchFields';
import type { SearchTermsFile } from '../../site/search/searchFiles';
import { inParts } from './inParts';
import type { Posting } from './textPostings';

export type NamedTerms = { first: string; text: string };

/** About a kilobyte, once they are compressed. */
const CHARACTERS_IN_A_FILE = 800;

/** The terms of texts in files of about the same size, in alphabetical order. */
export function searchTermsFiles(postings: readonly Posting[]): NamedTerms[] {
  return inParts(postings, CHARACTERS_IN_A_FILE, sizeOf).map((some) => ({
    first: some[0]?.[0] ?? '',
    text: JSON.stringify(packed(some)),
  }));
}

const sizeOf = ([term, found]: Posting) =>
  term.length + TEXT_FIELDS.reduce((sum, field) => sum + found[field].length, 0);

const packed = (postings: readonly Posting[]): SearchTermsFile => ({
  terms: packWords(postings.map(([term]) => term)),
  fields: Object.fromEntries(
    TEXT_FIELDS.map((field) => [
      field,
      postings.map(([, found]) => packNumbers(found[field])).join('\n'),
    ]),
  ) as Record<TextField, string>,
});
