import type { Attempt } from '../suite';
import type { BuildEnd } from './startBuild';

const MAX_SHOWN = 3;

/** An attempt that held if it found no faults. */
export function attempt(name: string, faults: readonly (string | undefined)[]): Attempt {
  const found = faults.filter((fault) => fault !== undefined);
  const more = found.length > MAX_SHOWN ? [`and ${found.length - MAX_SHOWN} more`] : [];
  const tried = {
    name,
    held: found.length === 0,
    detail: [...found.slice(0, MAX_SHOWN), ...more].join('; '),
  };
  console.log(`  ${tried.held ? '✓' : '✗'} ${name}`);
  return tried;
}

export const failureOf = ({ code, output }: BuildEnd): string | undefined =>
  code === 0 ? undefined : `it ended with ${code}: ${output.slice(-600)}`;
