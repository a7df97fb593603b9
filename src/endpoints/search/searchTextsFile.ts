import type { SearchTextsFile } from '../../site/search/searchFiles';
import type { SearchRecord } from '../../site/search/searchRecord';

/** What the snippets of a page are cut from. */
export function searchTextsFile(page: readonly SearchRecord[]): string {
  const file: SearchTextsFile = page.map(({ text }) => text);
  return JSON.stringify(file);
}
