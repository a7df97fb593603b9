import { readCoverage, readMissing, writeMissing } from './coverage/readCoverage';
import { listOf, MISSING_FILE, issuesOf, shrunk } from './coverage/missingList';
import { coverageRows } from './coverage/coverageRows';
import { table } from '../terminal/table';

/** Prints how much of webpack the pages document; `--write` shortens the list of what is missing. */
export function printCoverage(args: readonly string[]): number {
  const { expected, missing, foreign } = readCoverage();
  console.log(table(coverageRows(expected, missing)));

  const now = listOf(missing);
  if (args.includes('--write')) writeMissing(shrunk(readMissing(), now));
  const { unlisted, outdated } = issuesOf(readMissing(), now);
  const issues = [
    ...said(`Missing, and not in ${MISSING_FILE}: explain it on its page`, unlisted),
    ...said(`No longer missing: npm run coverage -- --write`, outdated),
    ...said(
      'Not in the installed release: fix the name, or mark it with <Badge kind="removed" />',
      foreign,
    ),
  ];
  if (issues.length > 0) console.error(issues.join('\n'));
  return issues.length > 0 ? 1 : 0;
}

const said = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
