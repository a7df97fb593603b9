import { levelOf, titleOf, type SearchRecord } from './searchRecord';
import { namesIn, termOf, termsIn } from './terms';

/** The parts of a record that are searched, each with separate terms. */
export const SEARCH_FIELDS = ['title', 'above', 'names', 'text', 'samples'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** The terms by which a record is found, without those that a better field already has. */
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
