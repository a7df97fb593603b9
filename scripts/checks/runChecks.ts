import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Outcome, type RunningCheck, startCheck } from './startCheck';
import { newFolder, removeFolder } from '../files/temporaryFolder';
import type { Check } from './checks';
import { startable } from './startable';
import { type JestReport, testCounts } from './testCounts';

const INTERRUPTED = 130;

function report({ name, code, output, milliseconds }: Outcome): void {
  const seconds = (milliseconds / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(`\n${output.trimEnd()}\n`);
}

function readReports(folder: string): JestReport[] {
  return readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as JestReport,
  );
}

/** Runs all checks, or until one fails; resolves with that one's exit code. */
async function runUntilFailure(checks: readonly Check[], reports: string): Promise<number> {
  const running = new Map<string, RunningCheck>();
  const started = new Set<string>();
  const passed = new Set<string>();

  const stopAll = () => running.forEach(({ stop }) => stop());
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  interruption.signal.addEventListener('abort', stopAll);

  while (passed.size < checks.length) {
    for (const check of startable(checks, { started, passed }, availableParallelism())) {
      started.add(check.name);
      running.set(check.name, startCheck(check, reports));
    }

    const outcome = await Promise.race([...running.values()].map(({ finished }) => finished));
    running.delete(outcome.name);
    if (outcome.code !== 0) {
      stopAll();
      await Promise.all([...running.values()].map(({ finished }) => finished));
    }
    if (interruption.signal.aborted) return INTERRUPTED;

    report(outcome);
    if (outcome.code !== 0) return outcome.code;
    passed.add(outcome.name);
  }
  return 0;
}

/** Prints a line for each check and, last, how many tests passed and failed. */
export async function runChecks(checks: readonly Check[]): Promise<number> {
  const reports = newFolder('test-reports-');

  try {
    const code = await runUntilFailure(checks, reports);
    const { passed, failed } = testCounts(readReports(reports));
    console.log(`${passed} passed, ${failed} failed`);
    return code;
  } finally {
    removeFolder(reports);
  }
}
