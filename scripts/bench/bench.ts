import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildRun, buildRun } from './buildRun';
import { editLatencies } from './editLatency';
import { emptySiteRun } from './emptySite';
import { labRun } from './labRun';
import { saveTimes } from './offline/saveTimes';
import { buildLine, type Details, labTable, report } from './report';
import { searchFigures } from './search/searchFigures';
import { createWorkspace } from '../files/workspace';

const PAGES = ['/', '/guides/getting-started/', '/configuration/', '/blog/', '/vote/', '/license/'];
const LONG_PAGES = ['/configuration/output/', '/configuration/module/', '/api/compilation-hooks/'];
const EDITED = 'guides/getting-started';

/** `npm run bench -- --sizes 150,1000,3000 --edits 5 --json bench.json`, or `-- --lab` */
export async function bench(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '0' },
      edits: { type: 'string', default: '5' },
      json: { type: 'string' },
      lab: { type: 'boolean', default: false },
    },
  });
  if (values.lab) {
    console.log(labTable(await lab('public')));
    return 0;
  }
  const empty = await emptySiteRun();
  console.log(buildLine('An empty site', empty));
  const builds: BuildRun[] = [];
  let details: Details | undefined;
  for (const size of values.sizes.split(',').map(Number)) {
    const { folder, remove } = createWorkspace();
    try {
      const build = await buildRun(folder, size, EDITED, PAGES);
      console.log(buildLine(`${build.pages} pages`, build));
      builds.push(build);
      details ??= await detailsOf(folder, Number(values.edits));
    } finally {
      remove();
    }
  }
  const results = { empty, builds, ...details };
  if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
  console.log(report(empty, builds, details));
  return 0;
}

const lab = (publicFolder: string) => labRun(publicFolder, [...PAGES, ...LONG_PAGES]);

/** What is measured once, on the first of the sites. */
const detailsOf = async (folder: string, edits: number): Promise<Details> => ({
  lab: await lab(path.join(folder, 'public')),
  search: await searchFigures(folder),
  saved: await saveTimes(folder),
  latencies: edits > 0 ? await editLatencies(folder, EDITED, edits) : [],
});
