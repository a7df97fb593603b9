import { readReference } from '../../src/node/reference/reference';
import { diffText, referenceDiff } from '../../src/node/reference/release/diff';
import { readSnapshot, writeSnapshot } from '../../src/node/reference/release/readSnapshot';
import { snapshotOf } from '../../src/node/reference/release/snapshot';

/** Prints how the installed release differs from the committed one; `--write` accepts it. */
export function printDiff(args: readonly string[]): number {
  const installed = snapshotOf(readReference());
  const found = referenceDiff(readSnapshot(), installed);
  console.log(diffText(found));
  if (args.includes('--write')) writeSnapshot(installed);
  return 0;
}
