import { readPage } from '../../src/node/content/page/page';
import { readContentFile } from '../../src/node/content/files/contentFiles';
import { parsePage } from '../../src/node/content/tree/parsePage';
import { readSteps } from './readSteps';
import { nodeFor } from './readerNode';
import type { Problem, Reading, Step } from './steps';

export type Followed = {
  problems: Problem[];
  steps: number;
  skipped: { line: number; why: string }[];
  /** Why it cannot be followed. */
  unfollowable?: string | undefined;
};

/** The steps of a page; `path` is that of a file below `content/`. */
export function readGuide(path: string): Reading {
  const { page } = readPage(path, readContentFile(path) ?? '');
  return readSteps(
    parsePage(page.body, page.bodyLine),
    (file) => readContentFile(file) ?? undefined,
  );
}

/** Whether there is anything to do on a page, other than to read it. */
export const isProject = ({ steps }: Reading) =>
  steps.some(({ kind }) => kind === 'run' || kind === 'install');

export async function followPage(reading: Reading): Promise<Followed> {
  const { steps, problems } = reading;
  const skipped = steps.flatMap((step) =>
    step.kind === 'skip' ? [{ line: step.line, why: step.why }] : [],
  );
  const { node, unfollowable } = nodeOf(reading);
  const isTried = unfollowable === undefined && problems.length === 0;
  return {
    problems: isTried ? await follow(steps, node) : problems,
    steps: steps.length - skipped.length,
    skipped,
    unfollowable,
  };
}

/** The Node.js to follow a page with, or why there is none. */
function nodeOf({ unfollowable, needsNode }: Reading): { node?: string; unfollowable?: string } {
  if (unfollowable !== undefined) return { unfollowable };
  try {
    return { node: nodeFor(needsNode) };
  } catch (error) {
    return { unfollowable: `needs Node.js ${needsNode}, and ${(error as Error).message}` };
  }
}

async function follow(steps: readonly Step[], node: string | undefined): Promise<Problem[]> {
  // Only here, because it loads jsdom, which takes longer than to see that nothing has changed.
  const { followSteps } = await import('./followSteps');
  return followSteps(steps, node);
}
