import { median } from './median';
import { total, weightRows } from '../weight/weight';
import type { BuildRun, Timed } from './buildRun';
import type { Interactions } from './interactions';
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

/** Told as soon as it's known: the largest builds take long. */
export const buildLine = (name: string, { cold, warm }: Timed): string =>
  `${name}: ${cold.seconds.toFixed(1)} s, after an edit ${warm.seconds.toFixed(1)} s`;

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

export function labTable({ pages, interactions }: LabRun): string {
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
  return `${table([head, ...rows])}\n\n${interactionTable(interactions)}`;
}

const interactionTable = ({ nextPage, nextDocument, firstPress, nextPress }: Interactions) =>
  table([
    ['after the pointer rested on a link', 'ms'],
    ['the next page, by the app', whole(nextPage)],
    ['the next page, as a document', whole(nextDocument)],
    ['CPU 4x slower, 1.6 Mbit/s', ''],
    ['the first press, which starts the app', whole(firstPress)],
    ['a press while the app starts', whole(nextPress)],
  ]);

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
