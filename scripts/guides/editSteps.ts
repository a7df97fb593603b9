import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { applyDiff } from '../steps/applyDiff';
import { type Attempt, StepError, placeOf } from './attempt';
import {
  addPackages,
  copyExample,
  readInstalled,
  readProjectFile,
  writeProjectFile,
} from './project';
import { readSpec, savedManifest } from '../steps/savedManifest';
import type { Step } from '../steps/steps';

type Edit<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

const EXAMPLES = path.resolve('content/examples');

/** Only what commands in the background print from now on counts; others have to run again. */
function noteChange(attempt: Attempt): void {
  for (const command of attempt.background) command.seen = command.running.output().length;
  attempt.last = attempt.background.at(-1);
}

export function write(attempt: Attempt, { file, text }: Edit<'write'>): void {
  noteChange(attempt);
  writeProjectFile(placeOf(attempt, file), `${text}\n`);
}

export function patch(attempt: Attempt, { file, text }: Edit<'patch'>): void {
  const place = placeOf(attempt, file);
  const change = applyDiff(readProjectFile(place), text);
  if ('issue' in change) {
    throw new StepError(`the diff doesn't match ${file}\n${change.issue}`, true);
  }
  noteChange(attempt);
  writeProjectFile(place, change.text);
}

export function replace(attempt: Attempt, { file, from, to }: Edit<'replace'>): void {
  const source = readProjectFile(placeOf(attempt, file));
  const count = source?.split(from).length ?? 1;
  if (source === undefined || count !== 2) {
    throw new StepError(`${file} has \`${from}\` ${count - 1} times, not once`, true);
  }
  noteChange(attempt);
  writeProjectFile(
    placeOf(attempt, file),
    source.replace(from, () => to),
  );
}

export function copy(attempt: Attempt, { from, to }: Edit<'copy'>): void {
  const source = path.join(EXAMPLES, from);
  if (!existsSync(source)) throw new StepError(`there is no content/examples/${from}`, true);
  noteChange(attempt);
  copyExample(source, placeOf(attempt, to));
}

export function move(attempt: Attempt, { from, to }: Edit<'move'>): void {
  const [source, target] = [placeOf(attempt, from), placeOf(attempt, to)];
  if (!existsSync(source)) throw new StepError(`there is no ${from}`, true);
  noteChange(attempt);
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(source, target);
}

export function remove(attempt: Attempt, { file }: Edit<'delete'>): void {
  const place = placeOf(attempt, file);
  if (!existsSync(place)) throw new StepError(`there is no ${file}`);
  noteChange(attempt);
  rmSync(place, { recursive: true });
}

/** The folder that npm installs into: the nearest one with a package.json. */
function packageFolder({ folder, project }: Attempt): string {
  for (let at = folder; at.startsWith(project); at = path.dirname(at)) {
    if (existsSync(path.join(at, 'package.json'))) return at;
  }
  return folder;
}

export function install(attempt: Attempt, { packages, dev, exact }: Edit<'install'>): void {
  const folder = packageFolder(attempt);
  const file = path.join(folder, 'package.json');
  const wanted = packages.map((spec) => {
    const { name, version } = readSpec(spec);
    const installed = readInstalled(name)?.version;
    if (installed === undefined) {
      throw new StepError(`${name} isn't installed here: add it to samples/package.json`, true);
    }
    if (version !== undefined && /^\d+\.\d+\.\d+/.test(version) && version !== installed) {
      throw new StepError(`${spec}: this repository has ${name} ${installed}`);
    }
    return { name, version: installed };
  });
  if (wanted.length > 0) {
    writeProjectFile(file, savedManifest(readProjectFile(file), wanted, { dev, exact }));
  }
  addPackages(listed(readProjectFile(file)), folder);
}

function listed(manifest: string | undefined): string[] {
  const { dependencies, devDependencies } = JSON.parse(manifest ?? '{}') as Record<
    string,
    Record<string, string> | undefined
  >;
  return Object.keys({ ...dependencies, ...devDependencies });
}
