import { total, weightRows } from '../weight/weight';
import type { BuildRun, Timed } from './buildRun';
import type { LabRun } from './labRun';
import { saveReport, type SaveTime } from './offline/saveTimes';
import { searchReport, type SearchFigures } from './search/searchFigures';
import { table } from '../terminal/table';

export type Details = {
  lab: LabRun;
  search: SearchFigures;
  saved: SaveTime[];
  latencies: number[];
};

const whole = (value: number) => String(Math.round(value));

const buildRow = (name: string, { cold, warm }: Timed) => [
  name,
  cold.seconds.toFixed(1),
  whole(cold.peakMegabytes),
  warm.seconds.toFixed(1),
  whole(warm.peakMegabytes),
];

const buildTable = (empty: Timed, builds: readonly BuildRun[]): string =>
  table([
    ['pages', 'cold, s', 'peak MB', 'after an edit, s', 'peak MB'],
    buildRow('an empty site', empty),
    ...builds.map((build) => buildRow(String(build.pages), build)),
  ]);

/** The same pages on sites of different sizes. */
function growthTable(builds: readonly BuildRun[]): string {
  const urls = Object.keys(builds[0]?.weights ?? {});
  const rows = urls.map((url) => [
    url,
    ...builds.map(({ weights }) => (weights[url] ? String(total(weights[url])) : '')),
  ]);
  return table([
    ['first visit, bytes gzip', ...builds.map(({ pages }) => `${pages} pages`)],
    ...rows,
  ]);
}

export function labTable({ pages, navigation }: LabRun): string {
  const rows = Object.entries(pages).map(([url, lab]) => [
    url,
    whole(lab.firstPaint),
    whole(lab.largestPaint),
    whole(lab.blocking),
    lab.shift.toFixed(3),
    whole(lab.scroll),
    lab.heap.toFixed(1),
    String(lab.elements),
  ]);
  const head = [
    'CPU 4x slower, 1.6 Mbit/s',
    'FCP ms',
    'LCP ms',
    'blocked ms',
    'CLS',
    'scroll ms',
    'heap MB',
    'elements',
  ];
  return `${table([head, ...rows])}\na link to the next page: ${whole(navigation)} ms`;
}

function editLine(latencies: readonly number[]): string {
  if (latencies.length === 0) return '';
  return `edit on screen in develop, milliseconds: median ${whole(median(latencies))} of ${latencies.map(whole).join(', ')}`;
}

export function report(empty: Timed, builds: readonly BuildRun[], details?: Details): string {
  const [first] = builds;
  return [
    buildTable(empty, builds),
    first ? table(weightRows(first.weights)) : '',
    builds.length > 1 ? growthTable(builds) : '',
    ...(details
      ? [
          labTable(details.lab),
          searchReport(details.search),
          saveReport(details.saved),
          editLine(details.latencies),
        ]
      : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? sorted[Math.floor(middle)]!
    : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
