import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildRun, buildRun } from './buildRun';
import { editLatencies } from './editLatency';
import { type LabRun, labRun } from './labRun';
import { report, type Results } from './report';
import { searchFigures, type SearchFigures } from './search/searchFigures';
import { createWorkspace } from './workspace';

const PAGES = ['/', '/guides/getting-started/', '/configuration/', '/blog/', '/vote/', '/license/'];
const EDITED = 'guides/getting-started';

/** `npm run bench -- --sizes 150,1000,3000 --edits 5 --json bench.json` */
export async function bench(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '0' },
      edits: { type: 'string', default: '5' },
      json: { type: 'string' },
    },
  });
  const builds: BuildRun[] = [];
  let lab: LabRun | undefined;
  let search: SearchFigures | undefined;
  let latencies: number[] = [];
  for (const size of values.sizes.split(',').map(Number)) {
    const { folder, remove } = createWorkspace();
    try {
      builds.push(await buildRun(folder, size, EDITED, PAGES));
      if (!lab) {
        lab = await labRun(path.join(folder, 'public'), PAGES);
        search = await searchFigures(folder);
        latencies = await editsIn(folder, Number(values.edits));
      }
    } finally {
      remove();
    }
  }
  const results: Results = {
    builds,
    lab: lab ?? { pages: {}, navigation: 0 },
    search,
    latencies,
  };
  if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
  console.log(report(results));
  return 0;
}

const editsIn = (folder: string, edits: number) =>
  edits > 0 ? editLatencies(folder, EDITED, edits) : Promise.resolve([]);
