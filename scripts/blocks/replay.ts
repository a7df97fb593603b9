import { applyDiff } from '../steps/applyDiff';
import { readSpec, savedManifest } from '../steps/savedManifest';
import type { Step } from '../steps/steps';

const MANIFEST = 'package.json';
type Install = Extract<Step, { kind: 'install' }>;
type Files = Map<string, string>;

/** The files of a page's project, as its blocks and diffs have left them. */
export type Replayed = {
  /** The whole text of a file after the step in this line. */
  textAfter: (line: number, file: string) => string | undefined;
  /** All files, as they are before this line. */
  filesBefore: (line: number) => ReadonlyMap<string, string>;
};

/** Takes the steps that change files, in memory. */
export function replay(steps: readonly Step[]): Replayed {
  const states: { line: number; files: Files }[] = [];
  const saved: Files[] = [];
  let files: Files = new Map();

  for (const step of steps) {
    if (step.kind === 'aside') saved.push(files);
    files = new Map(step.kind === 'back' ? saved.pop() : files);
    change(files, step);
    states.push({ line: step.line, files });
  }
  return {
    textAfter: (line, file) => states.find((state) => state.line === line)?.files.get(file),
    filesBefore: (line) => states.findLast((state) => state.line < line)?.files ?? new Map(),
  };
}

/** The versions that npm would write don't matter here. */
function addDependencies(files: Files, { packages, dev, exact }: Install): void {
  const wanted = packages.map((spec) => ({ name: readSpec(spec).name, version: '1.0.0' }));
  const manifest = files.get(MANIFEST);
  if (manifest !== undefined) {
    files.set(MANIFEST, savedManifest(manifest, wanted, { dev, exact }));
  }
}

function change(files: Files, step: Step): void {
  if (step.kind === 'begin') files.clear();
  else if (step.kind === 'write') files.set(step.file, `${step.text}\n`);
  else if (step.kind === 'install') addDependencies(files, step);
  else if (step.kind === 'delete') files.delete(step.file);
  else if (step.kind === 'replace') {
    const text = files.get(step.file);
    if (text !== undefined)
      files.set(
        step.file,
        text.replace(step.from, () => step.to),
      );
  } else if (step.kind === 'move') {
    const text = files.get(step.from);
    if (text !== undefined) files.set(step.to, text);
    files.delete(step.from);
  } else if (step.kind === 'patch') {
    const changed = applyDiff(files.get(step.file), step.text);
    if ('text' in changed) files.set(step.file, changed.text);
    else files.delete(step.file);
  }
}
