import { extractionScript, readReference } from '../../src/node/reference/reference';
import {
  historyOf,
  lastPatches,
  thingsOf,
  type ReleaseNews,
} from '../../src/node/reference/release/history';
import { writeHistory } from '../../src/node/reference/release/readHistory';
import { publishedVersions, readRelease } from './oldReleases';

/** The first minor release of webpack 5 that the page of releases covers. */
const FIRST_MINOR = 90;

/**
 * Compares the last patches of all minor releases up to the installed one, each with the one before
 * it. Earlier releases come from the npm registry; `--write` saves what was found, so that builds
 * need no network.
 */
export function releaseHistory(args: readonly string[]): number {
  const script = extractionScript();
  const installed = thingsOf(readReference());
  const earlier = lastPatches(publishedVersions(), FIRST_MINOR - 1, installed.version);
  const releases = earlier.map((version) => thingsOf(readRelease(version, script)));
  const history = historyOf([...releases, installed]);
  console.log(history.map(summary).join('\n'));
  if (args.includes('--write')) writeHistory(history);
  return 0;
}

const summary = ({ version, added, changed, removed }: ReleaseNews) =>
  `webpack ${version}: ${added.length} new, ${Object.keys(changed).length} changed, ${removed.length} removed`;
