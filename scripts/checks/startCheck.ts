import path from 'node:path';
import { withArgs } from '../programs/program';
import { runQuietly } from '../programs/runQuietly';
import type { Check } from './checks';

export type Outcome = { name: string; code: number; output: string; milliseconds: number };
export type RunningCheck = { finished: Promise<Outcome>; stop: () => void };

export function startCheck({ name, program, isJest }: Check, reports: string): RunningCheck {
  const start = performance.now();
  const reportArgs = isJest ? ['--json', `--outputFile=${path.join(reports, name)}.json`] : [];
  const { finished, stop } = runQuietly(withArgs(program, reportArgs));

  return {
    stop,
    finished: finished.then((end) => ({ name, ...end, milliseconds: performance.now() - start })),
  };
}
