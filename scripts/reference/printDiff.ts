import {
  readInstalledPackages,
  writePackages,
} from '../../src/node/reference/packages/readPackages';
import { writeCommittedKnowledge } from '../../src/node/reference/checker/readKnowledge';
import { currentKnowledge } from '../config/currentKnowledge';
import { readReference } from '../../src/node/reference/reference';
import { diffText, referenceDiff } from '../../src/node/reference/release/diff';
import { readSnapshot, writeSnapshot } from '../../src/node/reference/release/readSnapshot';
import { snapshotOf } from '../../src/node/reference/release/snapshot';

/** Prints how the installed releases differ from the committed ones; `--write` accepts them. */
export function printDiff(args: readonly string[]): number {
  const packages = readInstalledPackages();
  const installed = snapshotOf({ ...readReference(), packages });
  const found = referenceDiff(readSnapshot(), installed);
  console.log(diffText(found));
  if (args.includes('--write')) {
    writeSnapshot(installed);
    writePackages(packages);
    writeCommittedKnowledge(currentKnowledge());
  }
  return 0;
}
