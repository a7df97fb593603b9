import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type BuildInput, inputDigest } from '../build/inputDigest';
import { readInstalled } from './project';
import { packageClosure } from './packageClosure';
import { readSpec } from './savedManifest';
import { nodeNameFor } from './readerNode';
import type { Reading } from './steps';

const RUNNER = [
  'scripts/guides',
  'scripts/pages',
  'scripts/programs',
  'src/node/content/tree/codeMeta.ts',
];
const EXAMPLES = path.resolve('content/examples');

function filesIn(place: string): string[] {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const contents = (places: readonly string[]): BuildInput[] =>
  places.flatMap(filesIn).map((name) => ({ name, content: readFileSync(name) }));

/** All that decides how following a page ends: its steps, files, packages, and how one follows. */
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
