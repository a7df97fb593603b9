import {
  type Attempt,
  beginAttempt,
  endAttempt,
  goAside,
  goBack,
  goToNewFolder,
  Mismatch,
  stopBackground,
} from './attempt';
import * as commands from './commandSteps';
import * as edits from './editSteps';
import { freePort } from '../server/freePort';
import * as looks from './checkSteps';
import type { Problem, Step } from '../steps/steps';

async function take(attempt: Attempt, step: Step, isMeantToFail: boolean): Promise<void> {
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
      return looks.holds(attempt, step);
    case 'compare':
      return looks.compare(attempt, step);
    case 'exists':
      return looks.exists(attempt, step);
    case 'missing':
      return looks.missing(attempt, step);
    case 'lists':
      return looks.lists(attempt, step);
    case 'contains':
      return looks.contains(attempt, step);
    case 'lacks':
      return looks.lacks(attempt, step);
    case 'shows':
      return looks.shows(attempt, step);
    case 'logs':
      return looks.logs(attempt, step);
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

/** Takes all steps in a folder of their own; says where it went otherwise than the page says. */
export async function followSteps(
  steps: readonly Step[],
  node = process.execPath,
): Promise<Problem[]> {
  const attempt = beginAttempt(await freePort(), node);
  const problems: Problem[] = [];
  try {
    for (const [index, step] of steps.entries()) {
      try {
        await take(attempt, step, commands.isMeantToFail(steps, index));
      } catch (error) {
        if (!(error instanceof Mismatch)) throw error;
        problems.push({ line: step.line, message: error.message });
        if (error.isFinal) break;
      }
    }
  } finally {
    await endAttempt(attempt);
  }
  return problems;
}
