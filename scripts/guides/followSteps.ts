import {
  type Attempt,
  beginAttempt,
  endAttempt,
  goAside,
  goBack,
  goToNewFolder,
  StepError,
  stopBackground,
} from './attempt';
import * as checks from './checkSteps';
import * as commands from './commandSteps';
import * as edits from './editSteps';
import { freePort } from '../server/freePort';
import type { LineIssue } from '../steps/lineIssue';
import type { Step } from '../steps/steps';

type Kind = Step['kind'];
type StepOf<K extends Kind> = Extract<Step, { kind: K }>;
type Run<K extends Kind> = (
  attempt: Attempt,
  step: StepOf<K>,
  isMeantToFail: boolean,
) => void | Promise<void>;

const doNothing = () => undefined;

/** How to take each kind of step. */
const RUN: { [K in Kind]: Run<K> } = {
  ...edits,
  ...commands,
  ...checks,
  async begin(attempt) {
    await stopBackground(attempt);
    await goToNewFolder(attempt);
  },
  delete: edits.remove,
  await: commands.waitFor,
  stop: (attempt) => stopBackground(attempt),
  aside: goAside,
  back: goBack,
  fails: doNothing,
  skip: doNothing,
};

/** Runs all steps in a new folder; returns where the outcome isn't what the page says. */
export async function followSteps(
  steps: readonly Step[],
  node = process.execPath,
): Promise<LineIssue[]> {
  const attempt = beginAttempt(await freePort(), node);
  const issues: LineIssue[] = [];
  try {
    for (const [index, step] of steps.entries()) {
      try {
        const run = RUN[step.kind] as Run<Kind>;
        await run(attempt, step, commands.isMeantToFail(steps, index));
      } catch (error) {
        if (!(error instanceof StepError)) throw error;
        issues.push({ line: step.line, message: error.message });
        if (error.isFinal) break;
      }
    }
  } finally {
    await endAttempt(attempt);
  }
  return issues;
}
