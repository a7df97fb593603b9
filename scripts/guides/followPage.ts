import { readPage } from '../../src/node/content/page/page';
import { readContentFile } from '../../src/node/content/files/contentFiles';
import { parsePage } from '../../src/node/content/tree/parsePage';
import { readSteps } from '../steps/readSteps';
import { nodeFor } from './readerNode';
import type { LineIssue } from '../steps/lineIssue';
import type { Reading, Step } from '../steps/steps';

export type Followed = {
  issues: LineIssue[];
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

/** Whether a page asks its reader to install or run something. */
export const isProject = ({ steps }: Reading) =>
  steps.some(({ kind }) => kind === 'run' || kind === 'install');

export async function followPage(reading: Reading): Promise<Followed> {
  const { steps, issues } = reading;
  const skipped = steps.flatMap((step) =>
    step.kind === 'skip' ? [{ line: step.line, why: step.why }] : [],
  );
  const { node, unfollowable } = nodeOf(reading);
  const isTried = unfollowable === undefined && issues.length === 0;
  return {
    issues: isTried ? await follow(steps, node) : issues,
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

async function follow(steps: readonly Step[], node: string | undefined): Promise<LineIssue[]> {
  // Loads jsdom, which takes longer than finding out that nothing has changed.
  const { followSteps } = await import('./followSteps');
  return followSteps(steps, node);
}
