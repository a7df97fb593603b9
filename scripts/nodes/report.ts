import { table } from '../terminal/table';
import type { Tried } from './tryCommand';

const LAST_LINES = 60;

/** A row for each command, then every warning, then the end of what a failed one printed. */
export function report(tried: readonly Tried[]): string {
  return [
    table([
      ['Node.js', 'command', 'result', 'seconds', 'warnings'],
      ...tried.map(({ node, command, code, seconds, warnings }) => [
        node,
        command,
        code === 0 ? 'passed' : 'failed',
        String(seconds),
        String(warnings.length),
      ]),
    ]),
    ...tried.flatMap(({ node, warnings }) =>
      warnings.map((line) => `warning with ${node}: ${line}`),
    ),
    ...tried.filter(({ code }) => code !== 0).map(failure),
  ].join('\n');
}

const failure = ({ node, command, output }: Tried) =>
  [
    `\nnpm run ${command} failed with Node.js ${node}:`,
    ...output.trimEnd().split('\n').slice(-LAST_LINES),
  ].join('\n');
