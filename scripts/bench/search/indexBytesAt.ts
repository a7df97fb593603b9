import { gzipSync } from 'node:zlib';
import { searchIndexFile } from '../../../src/endpoints/search/searchIndexFile';
import { recordsByPage, type SearchRecord } from '../../../src/site/search/searchRecord';

/** The compressed size of the index if the site keeps growing as it did over its second half. */
export function indexBytesAt(
  pages: number,
  { records, synonyms }: { records: readonly SearchRecord[]; synonyms: string[][] },
): number {
  const bytesOf = (some: readonly SearchRecord[][]) =>
    gzipSync(searchIndexFile(some.flat(), synonyms)).length;
  const all = recordsByPage(records);
  const half = all.filter((_, number) => number % 2 === 0);
  const bytes = bytesOf(all);
  const exponent = Math.log(bytes / bytesOf(half)) / Math.log(all.length / half.length);
  return bytes * (pages / all.length) ** exponent;
}
