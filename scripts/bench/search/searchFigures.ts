import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EXPECTED_ANSWERS } from '../../../__tests__/site/search/expectedAnswers';
import {
  answers,
  DRAWN_QUESTIONS,
  FURTHER_QUESTIONS,
  QUESTIONS,
  RARER_QUESTIONS,
} from '../../../__tests__/site/search/questions';
import { meanReciprocalRank } from '../../../__tests__/site/search/relevance';
import type { LocalIndex } from '../../../src/components/search/local/localIndex';
import { table } from '../../terminal/table';
import { benchedFiles, benchedIndex, type SearchContent } from './benchedSearch';
import { firstResultsBytesAt } from './firstResultsBytes';
import { openingWeight, type OpeningWeight } from './openingWeight';
import { queryTimes, type SearchAtSize } from './queryTimes';
import { typedQueries } from './typedQueries';
import { unforeseen } from './unforeseen';

const SIZES = [150, 3000];
/** More than the documentation has. */
const MANY_PAGES = 300;

export type SearchFigures = {
  weight: OpeningWeight;
  /** An estimate for many pages, and for the query that needs most. */
  mostBytes: number;
  queries: number;
  meanReciprocalRank: number;
  /** For each set of questions, with the index as it is and as if none had been foreseen. */
  questions: { name: string; count: number; asIs: number; unforeseen: number }[];
  sizes: SearchAtSize[];
};

/** The size, the quality and the speed of a built site's search. */
export async function searchFigures(folder: string): Promise<SearchFigures> {
  const content = JSON.parse(
    readFileSync(path.join(folder, '.build/saved/.cache/search/records.json'), 'utf8'),
  ) as SearchContent;
  const localIndex = benchedIndex(benchedFiles(content));
  const queries = typedQueries(EXPECTED_ANSWERS.map(({ query }) => query));
  const sizes: SearchAtSize[] = [];
  for (const pages of SIZES) sizes.push(await queryTimes(folder, content, pages, queries));
  const weight = await openingWeight(folder, 'caching');
  return {
    weight,
    mostBytes: firstResultsBytesAt(MANY_PAGES, content, queries),
    queries: EXPECTED_ANSWERS.length,
    meanReciprocalRank: meanReciprocalRank(localIndex, EXPECTED_ANSWERS),
    questions: questionFigures(content, localIndex),
    sizes,
  };
}

const SETS = [
  ['questions', QUESTIONS],
  ['drawn', DRAWN_QUESTIONS],
  ['further', FURTHER_QUESTIONS],
  ['rarer', RARER_QUESTIONS],
] as const;

function questionFigures(content: SearchContent, asIs: LocalIndex): SearchFigures['questions'] {
  const asked = SETS.flatMap(([, set]) => set.map(({ query }) => query));
  const without = benchedIndex(benchedFiles(unforeseen(content, asked)));
  return SETS.map(([name, set]) => ({
    name,
    count: set.length,
    asIs: meanReciprocalRank(asIs, set, answers),
    unforeseen: meanReciprocalRank(without, set, answers),
  }));
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

export function searchReport({
  weight,
  mostBytes,
  queries,
  meanReciprocalRank,
  questions,
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
    `search, KB gzip from opening to the first results: ${kilobytes(weight.firstResults)}, of them ${kilobytes(weight.index)} for the index, ${kilobytes(weight.terms)} for terms and ${kilobytes(weight.snippets)} for snippets; the latter three at most ${kilobytes(mostBytes)} with ${MANY_PAGES} pages`,
    `search, mean reciprocal rank at 5 over ${queries} queries: ${meanReciprocalRank.toFixed(3)}`,
    table([
      ['questions', 'number', 'MRR', 'unforeseen'],
      ...questions.map(({ name, count, asIs, unforeseen: without }) => [
        name,
        String(count),
        asIs.toFixed(3),
        without.toFixed(3),
      ]),
    ]),
  ].join('\n\n');
}
