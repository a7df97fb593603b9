import { levelOf, titleOf, type SearchRecord } from './searchRecord';
import { namesIn, termOf, termsIn } from './terms';

/** What of a record is searched, each with terms of its own. */
export const SEARCH_FIELDS = ['title', 'above', 'names', 'text', 'samples'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** The terms that a record is found by; what a better field says is not said again. */
export function fieldTerms(record: SearchRecord): Record<SearchField, string[]> {
  const title = termsIn(titleOf(record));
  const above = [record.section, ...record.titles.slice(0, levelOf(record) - 1)].flatMap(termsIn);
  const names = record.names.flatMap(termsIn);
  const told = new Set(names);
  const text = termsIn(record.text).filter((term) => !told.has(term));
  const shown = new Set([...names, ...text]);
  const samples = record.samples.flatMap((name) => [
    termOf(name),
    ...namesIn(name).flatMap(termsIn),
  ]);
  return { title, above, names, text, samples: samples.filter((term) => !shown.has(term)) };
}
