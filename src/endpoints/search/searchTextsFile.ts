import { SEARCH_FORMAT, type SearchTextsFile } from '../../site/search/searchFiles';
import type { SearchRecord } from '../../site/search/searchRecord';

/** What snippets are cut from. */
export function searchTextsFile(records: readonly SearchRecord[]): string {
  const file: SearchTextsFile = { format: SEARCH_FORMAT, texts: records.map(({ text }) => text) };
  return JSON.stringify(file);
}
