import { TEXTS_IN_A_FILE, type SearchTextsFile } from '../../site/search/searchFiles';
import type { SearchRecord } from '../../site/search/searchRecord';

/** What the snippets of a page are cut from. */
export function searchTextsFiles(page: readonly SearchRecord[]): string[] {
  const texts = page.map(({ text }) => text);
  const count = Math.ceil(texts.length / TEXTS_IN_A_FILE);
  return Array.from({ length: count }, (_, number) => {
    const start = number * TEXTS_IN_A_FILE;
    const file: SearchTextsFile = texts.slice(start, start + TEXTS_IN_A_FILE);
    return JSON.stringify(file);
  });
}
