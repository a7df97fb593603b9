import { gzipSync } from 'node:zlib';
import { textsUrlsOf } from '../../../src/components/search/local/localIndex';
import { searchTermsUrl } from '../../../src/site/search/searchFiles';
import { recordsByPage } from '../../../src/site/search/searchRecord';
import { benchedFiles, benchedIndex, type SearchContent } from './benchedSearch';

/** The most that the first results of one of the queries take, compressed, besides the worker. */
export function firstResultsBytes(content: SearchContent, queries: readonly string[]): number {
  const files = benchedFiles(content);
  const whole = benchedIndex(files);
  const sizes = new Map<string, number>();
  const sizeOf = (url: string) => {
    const size = sizes.get(url) ?? gzipSync(files.others.get(url) ?? '').length;
    sizes.set(url, size);
    return size;
  };
  const bytes = queries.map((query) => {
    const terms = whole.neededFiles.flatMap((filesOf) => filesOf(query)).map(searchTermsUrl);
    const urls = new Set([...terms, ...textsUrlsOf(whole.find(query))]);
    return [...urls].reduce((sum, url) => sum + sizeOf(url), 0);
  });
  return gzipSync(files.index).length + Math.max(...bytes);
}

/** The same if the site keeps growing to a number of pages as it did over its second half. */
export function firstResultsBytesAt(
  pages: number,
  content: SearchContent,
  queries: readonly string[],
): number {
  const all = recordsByPage(content.records);
  const half = all.filter((_, number) => number % 2 === 0);
  const bytes = firstResultsBytes(content, queries);
  const ofHalf = firstResultsBytes({ ...content, records: half.flat() }, queries);
  const exponent = Math.log(bytes / ofHalf) / Math.log(all.length / half.length);
  return bytes * (pages / all.length) ** exponent;
}
