import type { Attempt } from '../suite';
import type { BuildEnd } from './startBuild';

const SHOWN = 3;

/** What was tried, and what it found wrong: nothing, if the site held. */
export function attempt(name: string, faults: readonly (string | undefined)[]): Attempt {
  const found = faults.filter((fault) => fault !== undefined);
  const more = found.length > SHOWN ? [`and ${found.length - SHOWN} more`] : [];
  const tried = {
    name,
    held: found.length === 0,
    detail: [...found.slice(0, SHOWN), ...more].join('; '),
  };
  console.log(`  ${tried.held ? '✓' : '✗'} ${name}`);
  return tried;
}

export const failureOf = ({ code, output }: BuildEnd): string | undefined =>
  code === 0 ? undefined : `it ended with ${code}: ${output.slice(-600)}`;
