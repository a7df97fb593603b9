import type { SearchRecord } from './searchRecord';
import { namesIn, significantNames, termOf, termsOf } from './terms';

/** What the browser reads from the titles, which it always has. */
const TITLE_FIELDS = ['title', 'above'] as const;
/** What the index holds for a heading: what readers type, its first sentence, code, the rest. */
export const TEXT_FIELDS = ['searchedAs', 'lead', 'names', 'text', 'samples'] as const;
export const SEARCH_FIELDS = [...TITLE_FIELDS, ...TEXT_FIELDS] as const;

export type TextField = (typeof TEXT_FIELDS)[number];
export type SearchField = (typeof SEARCH_FIELDS)[number];

const MAX_LEAD = 200;

type TermsIn = (text: string) => string[];

/** Finds the terms of texts. The names of a site repeat, so what each of them gives is remembered. */
export function createTermsIn(): TermsIn {
  const known = new Map<string, readonly string[]>();
  const termsOfName = (name: string) => {
    const terms = known.get(name) ?? [...termsOf(name)];
    known.set(name, terms);
    return terms;
  };
  return (text) => namesIn(text).flatMap(termsOfName);
}

/** The terms of a record's text, each in the best field that has it. */
export function textTerms(record: SearchRecord, terms: TermsIn): Record<TextField, string[]> {
  const seen = new Set<string>();
  const unseen = (found: readonly string[]): string[] =>
    found.filter((term) => !seen.has(term) && seen.add(term));
  return {
    searchedAs: unseen(terms(record.searchedAs.flatMap(significantNames).join('\n'))),
    lead: unseen(terms(firstSentence(record.text))),
    names: unseen(terms(record.names.join('\n'))),
    text: unseen(terms(record.text)),
    samples: unseen(
      record.samples.flatMap((name) => [termOf(name), ...namesIn(name).flatMap(terms)]),
    ),
  };
}

function firstSentence(text: string): string {
  const end = text.search(/[.:?!](?:\s|$)/);
  return text.slice(0, end < 0 || end > MAX_LEAD ? MAX_LEAD : end);
}
