import { table } from '../terminal/table';
import type { Attempt } from './suite';

export type SuiteResult = { name: string; attempts: readonly Attempt[] };

const failuresOf = ({ attempts }: SuiteResult) => attempts.filter(({ held }) => !held);

/** A row for each suite, then every attack that succeeded. */
export function report(results: readonly SuiteResult[]): string {
  const rows = results.map((result) => [
    result.name,
    `${result.attempts.length}`,
    `${failuresOf(result).length}`,
  ]);
  const failures = results.flatMap((result) =>
    failuresOf(result).map(({ name, detail }) =>
      [`✗ ${result.name}: ${name}`, detail && `    ${detail}`].filter(Boolean).join('\n'),
    ),
  );
  return [table([['', 'tried', 'got through'], ...rows]), ...failures].join('\n');
}
