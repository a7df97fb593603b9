import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { walkFiles } from '../../src/node/files/walkFiles';
import { type BuildInput, inputDigest } from '../files/inputDigest';
import { readInstalled } from './project';
import { packageClosure } from './packageClosure';
import { readSpec } from '../steps/savedManifest';
import { nodeNameFor } from './readerNode';
import type { Reading } from '../steps/steps';

const RUNNER = [
  'scripts/guides',
  'scripts/steps',
  'scripts/programs',
  'src/node/content/tree/codeMeta.ts',
];
const EXAMPLES = path.resolve('content/examples');

function filesIn(place: string): string[] {
  const isFile = statSync(place, { throwIfNoEntry: false })?.isFile();
  return isFile ? [place] : walkFiles(place).map((file) => path.join(place, file));
}

const contents = (places: readonly string[]): BuildInput[] =>
  places.flatMap(filesIn).map((name) => ({ name, content: readFileSync(name) }));

/** A digest of all that the result of a guide depends on: steps, files, packages and this code. */
export function guideDigest({ steps, needsNode }: Reading): string {
  const copied = steps.flatMap((step) =>
    step.kind === 'copy' ? [path.join(EXAMPLES, step.from)] : [],
  );
  const wanted = steps.flatMap((step) =>
    step.kind === 'install' ? step.packages.map((spec) => readSpec(spec).name) : [],
  );
  const installed = [...packageClosure(wanted, readInstalled)]
    .map(([folder, { version }]) => `${folder}@${version}`)
    .sort();
  return inputDigest([
    ...contents([...RUNNER, ...copied]),
    { name: 'steps', content: JSON.stringify(steps) },
    { name: 'packages', content: JSON.stringify([nodeNameFor(needsNode), installed]) },
  ]);
}
