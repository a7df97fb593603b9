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

async function runStep(attempt: Attempt, step: Step, isMeantToFail: boolean): Promise<void> {
  switch (step.kind) {
    case 'begin':
      await stopBackground(attempt);
      return goToNewFolder(attempt);
    case 'write':
      return edits.write(attempt, step);
    case 'patch':
      return edits.patch(attempt, step);
    case 'replace':
      return edits.replace(attempt, step);
    case 'copy':
      return edits.copy(attempt, step);
    case 'move':
      return edits.move(attempt, step);
    case 'delete':
      return edits.remove(attempt, step);
    case 'install':
      return edits.install(attempt, step);
    case 'run':
      return commands.run(attempt, step, isMeantToFail);
    case 'await':
      return commands.waitFor(attempt, step);
    case 'printed':
      return commands.printed(attempt, step);
    case 'prints':
      return commands.prints(attempt, step);
    case 'holds':
      return checks.holds(attempt, step);
    case 'compare':
      return checks.compare(attempt, step);
    case 'exists':
      return checks.exists(attempt, step);
    case 'missing':
      return checks.missing(attempt, step);
    case 'lists':
      return checks.lists(attempt, step);
    case 'contains':
      return checks.contains(attempt, step);
    case 'lacks':
      return checks.lacks(attempt, step);
    case 'shows':
      return checks.shows(attempt, step);
    case 'logs':
      return checks.logs(attempt, step);
    case 'stop':
      return stopBackground(attempt);
    case 'aside':
      return goAside(attempt);
    case 'back':
      return goBack(attempt);
    case 'fails':
    case 'skip':
      return;
  }
}

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
        await runStep(attempt, step, commands.isMeantToFail(steps, index));
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
