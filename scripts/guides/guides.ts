import { availableParallelism } from 'node:os';
import path from 'node:path';
import { formatIssue } from '../../src/node/content/issues';
import { readPageFiles } from '../../src/node/content/files/contentFiles';
import { readCached, writeCached } from '../../src/node/files/cachedJson';
import { type Followed, followPage, isProject, readGuide } from './followPage';
import { guideDigest } from './guideDigest';
import type { Reading } from './steps';

const CACHE = path.resolve('node_modules/.cache/guides');
const GUIDES = 'guides/';
const INTERRUPTED = 130;

type Guide = { path: string; reading: Reading };

/** Guides, and all other pages that have a comment for whoever follows them. */
function findGuides(args: readonly string[]): Guide[] {
  const wanted = args.map((arg) => path.relative('content', arg));
  const isWanted = ({ path: file, reading }: Guide) =>
    wanted.length > 0 ? wanted.includes(file) : file.startsWith(GUIDES) || reading.hasComments;

  return readPageFiles()
    .map(({ path: file }) => ({ path: file, reading: readGuide(file) }))
    .filter(isWanted);
}

/** Follows a guide, unless nothing has changed since it was right. */
async function follow({ reading }: Guide): Promise<Followed> {
  const file = path.join(CACHE, `${guideDigest(reading)}.cached`);
  const saved = readCached(file) as Followed | undefined;
  if (saved) return saved;

  const followed = await followPage(reading);
  if (followed.problems.length === 0 && followed.unfollowable === reading.unfollowable) {
    writeCached(file, followed);
  }
  return followed;
}

function report(file: string, { problems, steps, skipped, unfollowable }: Followed): void {
  if (unfollowable !== undefined) return console.log(`- ${file}: ${unfollowable}`);
  const left = skipped.map(({ line, why }) => `\n    line ${line} is left out: ${why}`).join('');
  console.log(`${problems.length > 0 ? '✗' : '✓'} ${file} (${steps} steps)${left}`);
  for (const { message, ...place } of problems) {
    console.log(
      `\n${formatIssue({ file, ...place, message: message.replaceAll('\n', '\n  ') })}\n`,
    );
  }
}

/** Does on each page what its reader is told to do; resolves with the exit code. */
export async function guides(args: readonly string[]): Promise<number> {
  const all = findGuides(args);
  const waiting = all.filter(({ reading }) => isProject(reading) || reading.problems.length > 0);
  const results: Followed[] = [];
  // Commands run in groups of their own; whoever stops this stops them too.
  const interrupt = () => process.exit(INTERRUPTED);
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);

  const followNext = async (): Promise<void> => {
    for (let guide = waiting.shift(); guide; guide = waiting.shift()) {
      const followed = await follow(guide);
      report(`content/${guide.path}`, followed);
      results.push(followed);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, followNext));

  const wrong = results.filter(({ problems }) => problems.length > 0).length;
  const unfollowable = results.filter((result) => result.unfollowable !== undefined).length;
  console.log(
    [
      `${results.length - wrong - unfollowable} guides followed`,
      `${wrong} went otherwise`,
      `${unfollowable} cannot be followed`,
      `${all.length - results.length} pages without a project`,
    ].join(', '),
  );
  return wrong === 0 ? 0 : 1;
}
