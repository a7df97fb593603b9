import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { editLatencies } from './editLatency';
import { measureRun } from './measureRun';
import { pageWeights } from '../weight/pageWeights';
import { type Weight, weightRows } from '../weight/weight';
import { searchFigures, searchReport, type SearchFigures } from './search/searchFigures';
import { syntheticPages } from './syntheticPages';
import { median, table } from './table';
import { createWorkspace } from './workspace';

const PAGES = ['/guides/getting-started/', '/configuration/', '/'];
const EDITED = 'guides/getting-started';
const EDITS = 5;

const GATSBY = 'node_modules/.bin/gatsby';

/** `npm run bench -- --pages 140 --json bench.json` */
export async function bench(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { pages: { type: 'string' }, json: { type: 'string' } },
  });
  const workspace = createWorkspace();
  try {
    const pages = addPages(workspace.folder, Number(values.pages ?? 0));
    const cold = await measureRun(GATSBY, ['build'], workspace.folder);
    appendFileSync(
      path.join(workspace.folder, `content/${EDITED}.mdx`),
      '\n\nOne more sentence.\n',
    );
    const warm = await measureRun(GATSBY, ['build'], workspace.folder);
    const weights = await pageWeights(path.join(workspace.folder, 'public'), PAGES);
    const search = await searchFigures(workspace.folder);
    const latencies = await editLatencies(workspace.folder, EDITED, EDITS);

    const results = {
      pages,
      cold,
      warm,
      weights: Object.fromEntries(weights),
      search,
      latencies,
    };
    if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
    console.log(report(results));
    return 0;
  } finally {
    workspace.remove();
  }
}

/** Fills the content up to a number of pages; returns how many there are. */
function addPages(folder: string, count: number): number {
  const content = path.join(folder, 'content');
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
  const present = files.filter((file) => file.endsWith('.mdx'));
  const models = present
    .filter((file) => path.dirname(file) === 'guides' && path.basename(file) !== 'index.mdx')
    .map((file) => readFileSync(path.join(content, file), 'utf8'));
  const added = syntheticPages(models, count - present.length);
  for (const { file, text } of added) writeFileSync(path.join(content, file), text);
  return present.length + added.length;
}

type Results = {
  pages: number;
  cold: { seconds: number; peakMegabytes: number };
  warm: { seconds: number; peakMegabytes: number };
  weights: Record<string, Weight>;
  search: SearchFigures;
  latencies: number[];
};

function report({ pages, cold, warm, weights, search, latencies }: Results): string {
  const builds = [
    [`${pages} pages`, 'seconds', 'peak MB'],
    ['cold build', cold.seconds.toFixed(1), String(cold.peakMegabytes)],
    ['warm build after an edit', warm.seconds.toFixed(1), String(warm.peakMegabytes)],
  ];
  return [
    table(builds),
    `First visit\n${table(weightRows(weights))}`,
    searchReport(search),
    `edit on screen in develop, milliseconds: median ${Math.round(median(latencies))} of ${latencies.map(Math.round).join(', ')}`,
  ].join('\n\n');
}
