import type { SearchRecord } from './searchRecord';
import { namesIn, significantNames, termOf, termsIn } from './terms';

/** What the browser reads from the titles, which it always has. */
const TITLE_FIELDS = ['title', 'above'] as const;
/** What the index holds for a heading: what readers type, its first sentence, code, the rest. */
export const TEXT_FIELDS = ['searchedAs', 'lead', 'names', 'text', 'samples'] as const;
export const SEARCH_FIELDS = [...TITLE_FIELDS, ...TEXT_FIELDS] as const;

export type TextField = (typeof TEXT_FIELDS)[number];
export type SearchField = (typeof SEARCH_FIELDS)[number];

const MAX_LEAD = 200;

/** The terms of a record's text, each in the best field that has it. */
export function textTerms(record: SearchRecord): Record<TextField, string[]> {
  const searchedAs = unique(record.searchedAs.flatMap(significantNames).join('\n'));
  const lead = unique(firstSentence(record.text)).filter(without(searchedAs));
  const names = unique(record.names.join('\n')).filter(without(searchedAs, lead));
  const text = unique(record.text).filter(without(searchedAs, lead, names));
  const shown = record.samples.flatMap((name) => [termOf(name), ...namesIn(name).flatMap(termsIn)]);
  const samples = [...new Set(shown)].filter(without(searchedAs, lead, names, text));
  return { searchedAs, lead, names, text, samples };
}

const unique = (text: string) => [...new Set(termsIn(text))];

function without(...known: readonly string[][]): (term: string) => boolean {
  const terms = new Set(known.flat());
  return (term) => !terms.has(term);
}

function firstSentence(text: string): string {
  const end = text.search(/[.:?!](?:\s|$)/);
  return text.slice(0, end < 0 || end > MAX_LEAD ? MAX_LEAD : end);
}
