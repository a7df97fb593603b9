import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EXPECTED_ANSWERS } from '../../../__tests__/site/search/expectedAnswers';
import { meanReciprocalRank } from '../../../__tests__/site/search/relevance';
import { createLocalIndex } from '../../../src/components/search/local/localIndex';
import { searchIndexFile } from '../../../src/endpoints/search/searchIndexFile';
import type { SearchIndexFile } from '../../../src/site/search/searchFiles';
import type { SearchRecord } from '../../../src/site/search/searchRecord';
import { table } from '../../terminal/table';
import { indexBytesAt } from './indexBytesAt';
import { openingWeight, type OpeningWeight } from './openingWeight';
import { queryTimes, type SearchAtSize } from './queryTimes';
import { typedQueries } from './typedQueries';

const SIZES = [150, 3000];
/** The number of pages once the documentation is complete. */
const ALL_PAGES = 180;

export type SearchFigures = {
  weight: OpeningWeight;
  /** An estimate for the whole documentation. */
  fullWeight: number;
  queries: number;
  meanReciprocalRank: number;
  sizes: SearchAtSize[];
};

/** The size, the quality and the speed of a built site's search. */
export async function searchFigures(folder: string): Promise<SearchFigures> {
  const content = JSON.parse(
    readFileSync(path.join(folder, '.build/saved/.cache/search/records.json'), 'utf8'),
  ) as { records: SearchRecord[]; synonyms: string[][] };
  const index = searchIndexFile(content.records, content.synonyms);
  const localIndex = createLocalIndex(JSON.parse(index) as SearchIndexFile);
  const queries = typedQueries(EXPECTED_ANSWERS.map(({ query }) => query));
  const sizes: SearchAtSize[] = [];
  for (const pages of SIZES) sizes.push(await queryTimes(folder, content, pages, queries));
  const weight = await openingWeight(folder, 'caching');
  return {
    weight,
    fullWeight: weight.firstResults - weight.index + indexBytesAt(ALL_PAGES, content),
    queries: EXPECTED_ANSWERS.length,
    meanReciprocalRank: meanReciprocalRank(localIndex, EXPECTED_ANSWERS),
    sizes,
  };
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

export function searchReport({
  weight,
  fullWeight,
  queries,
  meanReciprocalRank,
  sizes,
}: SearchFigures): string {
  const head = ['search', 'build s', 'open ms', 'p50 ms', 'p95 ms', 'worker p50', 'worker p95'];
  const rows = sizes.map(({ pages, buildSeconds, openMilliseconds, mainThread, worker }) => [
    `${pages} pages`,
    buildSeconds.toFixed(1),
    openMilliseconds.toFixed(0),
    ...[mainThread.p50, mainThread.p95, worker.p50, worker.p95].map((time) => time.toFixed(1)),
  ]);
  return [
    table([head, ...rows]),
    `search, KB gzip from opening to the first results: ${kilobytes(weight.firstResults)}, of them ${kilobytes(weight.index)} for the index and ${kilobytes(weight.snippets)} for snippets; about ${kilobytes(fullWeight)} with ${ALL_PAGES} pages`,
    `search, mean reciprocal rank at 5 over ${queries} queries: ${meanReciprocalRank.toFixed(3)}`,
  ].join('\n\n');
}
