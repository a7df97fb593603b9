import { existsSync } from 'node:fs';
import path from 'node:path';
import { npmScript } from '../programs/runNpm.mjs';
import { type Attempt, StepError, placeOf, startTasks } from './attempt';
import { mask } from './mask';
import { difference, GAP, matchLines, matchServerLines, visibleLines } from './matchLines';
import { hasBanner, withoutBanner } from './npmScript';
import { withSingleSpaces } from './openPage';
import { type Running, waitUntil } from './processes';
import { projectBin, readProjectFile } from './project';
import { type Task, tasksOf } from './shell/tasks';
import type { Step } from '../steps/steps';

const COMMAND_TIMEOUT_MS = 120_000;
const START_TIMEOUT_MS = 60_000;
const OUTPUT_TIMEOUT_MS = 10_000;
const ERROR =
  /^ERROR in |compiled with \d+ errors?|^\[webpack-cli\] (?:Error|Failed|Invalid|Unknown|.* not found)|^(?:Type|Syntax|Reference|Range)?Error\b/m;

/** Steps that only check something. */
const CHECKS: readonly Step['kind'][] = [
  'printed',
  'prints',
  'fails',
  'holds',
  'compare',
  'exists',
  'missing',
  'lists',
  'contains',
  'lacks',
  'shows',
  'logs',
  'skip',
];

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** Whether a page says that this command fails: it shows an error before the next command. */
export function isMeantToFail(steps: readonly Step[], index: number): boolean {
  const rest = steps.slice(index + 1);
  const next = rest.findIndex(({ kind }) => !CHECKS.includes(kind));
  return rest
    .slice(0, next < 0 ? undefined : next)
    .some((step) => step.kind === 'fails' || (step.kind === 'printed' && ERROR.test(step.text)));
}

function readTasks({ folder, project }: Attempt, command: string): Task[] {
  try {
    return tasksOf(command, {
      manifest: readProjectFile(path.join(folder, 'package.json')),
      binScript: (name) => projectBin(project, name),
      npmScript,
    });
  } catch (error) {
    throw new StepError((error as Error).message);
  }
}

const start = (attempt: Attempt, command: string): Running =>
  startTasks(attempt, readTasks(attempt, command));

function changeFolder(attempt: Attempt, target: string): void {
  const folder = placeOf(attempt, target);
  if (!existsSync(folder)) throw new StepError(`there is no folder ${target}`, true);
  attempt.folder = folder;
}

export async function run(attempt: Attempt, step: Of<'run'>, fails: boolean): Promise<void> {
  const parts = / ?\bcd /.test(step.command) ? step.command.split(' && ') : [step.command];
  for (const part of parts) {
    const [found, target = ''] = /^cd (\S+)$/.exec(part) ?? [];
    if (found !== undefined) changeFolder(attempt, target);
    else if (step.until === undefined) await runToEnd(attempt, part, fails);
    else await runInBackground(attempt, part, step.until);
  }
}

async function runToEnd(attempt: Attempt, command: string, fails: boolean): Promise<void> {
  const running = start(attempt, command);
  attempt.last = { command, running, seen: 0 };
  const hasEnded = await waitUntil(() => running.exitCode() !== undefined, COMMAND_TIMEOUT_MS);
  if (!hasEnded) {
    await running.stop();
    throw new StepError(
      `\`${command}\` didn't end in ${COMMAND_TIMEOUT_MS / 1000} seconds (\`follow: until …\` lets it run on)${printedBy(running.output())}`,
      true,
    );
  }
  const code = running.exitCode() ?? 1;
  if (code !== 0 && !fails) {
    throw new StepError(`\`${command}\` failed with code ${code}${printedBy(running.output())}`);
  }
  if (code === 0 && fails) {
    throw new StepError(
      `\`${command}\` is meant to fail, but succeeded${printedBy(running.output())}`,
    );
  }
}

async function runInBackground(attempt: Attempt, command: string, until: string): Promise<void> {
  const running = start(attempt, command);
  attempt.last = { command, running, seen: 0 };
  attempt.background.push(attempt.last);
  await waitForOutput(attempt, until);
}

const newOutput = ({ last }: Attempt): string => last?.running.output().slice(last.seen) ?? '';

async function waitForOutput(attempt: Attempt, text: string): Promise<void> {
  const { last } = attempt;
  const hasCome = () => newOutput(attempt).includes(text);
  await waitUntil(() => hasCome() || last?.running.exitCode() !== undefined, START_TIMEOUT_MS);
  if (hasCome()) return;
  const code = last?.running.exitCode();
  throw new StepError(
    `\`${last?.command}\` ${code === undefined ? 'is still running' : `ended with code ${code}`} and hasn't printed: ${text}${printedBy(newOutput(attempt))}`,
    true,
  );
}

/** Waits until the command in the background prints a text after the last change. */
export async function waitFor(attempt: Attempt, { text }: Of<'await'>): Promise<void> {
  const last = attempt.background.at(-1);
  if (!last) throw new StepError('no command runs in the background');
  attempt.last = last;
  await waitForOutput(attempt, text);
}

const printedBy = (output: string) =>
  `\nit printed:\n${visibleLines(output)
    .map((line) => `  | ${line}`)
    .join('\n')}`;

function outputOf(attempt: Attempt): string {
  if (!attempt.last) {
    throw new StepError(
      'no command has run since the last change (use `follow: run …` for a command in a sentence)',
    );
  }
  return newOutput(attempt);
}

export async function printed(attempt: Attempt, { text }: Of<'printed'>): Promise<void> {
  const output = () => {
    const raw = outputOf(attempt);
    return hasBanner(text) ? raw : withoutBanner(raw);
  };
  const lines = () => visibleLines(mask(output(), [attempt.project]));
  const shown = visibleLines(mask(text));
  // A command in the background may not have printed everything yet.
  const isRunning = attempt.last?.running.exitCode() === undefined;
  const [matches, timeoutMs] = isRunning ? [matchServerLines, OUTPUT_TIMEOUT_MS] : [matchLines, 0];
  if (await waitUntil(() => matches(shown, lines()), timeoutMs)) return;
  throw new StepError(
    `\`${attempt.last?.command}\` didn't print this\n${difference(shown, lines(), visibleLines(output()))}`,
  );
}

export function prints(attempt: Attempt, { text }: Of<'prints'>): void {
  const output = outputOf(attempt);
  const lines = withSingleSpaces(mask(output, [attempt.project]));
  if (!matchLines([`${GAP}${withSingleSpaces(mask(text))}${GAP}`], [lines])) {
    throw new StepError(`\`${attempt.last?.command}\` didn't print: ${text}${printedBy(output)}`);
  }
}
