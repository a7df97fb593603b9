import { availableParallelism } from 'node:os';
import path from 'node:path';
import { formatIssue } from '../../src/node/content/issues';
import { readPageFiles } from '../../src/node/content/files/contentFiles';
import { readCached, writeCached } from '../../src/node/files/cachedJson';
import { createTaskQueue } from '../../src/node/files/taskQueue';
import { type Followed, followPage, isProject, readGuide } from './followPage';
import { guideDigest } from './guideDigest';
import type { Reading } from '../steps/steps';

const CACHE = path.resolve('node_modules/.cache/guides');
const GUIDES = 'guides/';
const INTERRUPTED = 130;

type Guide = { path: string; reading: Reading };

/** The pages that are asked for; else all guides, and other pages with a `follow:` comment. */
function findGuides(args: readonly string[]): Guide[] {
  const asked = args.map((arg) => path.relative('content', arg));
  const isWanted = (file: string) =>
    asked.length > 0 ? asked.includes(file) : file.startsWith(GUIDES);
  const mayHaveComments = (source: string) => asked.length === 0 && source.includes('follow:');

  return (
    readPageFiles()
      // Reading the steps of a page takes much longer than looking for a word.
      .filter(({ path: file, source }) => isWanted(file) || mayHaveComments(source))
      .map(({ path: file }) => ({ path: file, reading: readGuide(file) }))
      .filter(({ path: file, reading }) => isWanted(file) || reading.hasComments)
  );
}

/** Follows a guide, unless nothing has changed since it passed. */
async function follow({ reading }: Guide): Promise<Followed> {
  const file = path.join(CACHE, `${guideDigest(reading)}.cached`);
  const saved = readCached(file) as Followed | undefined;
  if (saved) return saved;

  const followed = await followPage(reading);
  if (followed.issues.length === 0 && followed.unfollowable === reading.unfollowable) {
    writeCached(file, followed);
  }
  return followed;
}

function report(file: string, { issues, steps, skipped, unfollowable }: Followed): void {
  if (unfollowable !== undefined) return console.log(`- ${file}: ${unfollowable}`);
  const skips = skipped.map(({ line, why }) => `\n    line ${line} is skipped: ${why}`).join('');
  console.log(`${issues.length > 0 ? '✗' : '✓'} ${file} (${steps} steps)${skips}`);
  for (const { message, ...place } of issues) {
    console.log(
      `\n${formatIssue({ file, ...place, message: message.replaceAll('\n', '\n  ') })}\n`,
    );
  }
}

/** Does what each page tells its reader to do; resolves with the exit code. */
export async function guides(args: readonly string[]): Promise<number> {
  const all = findGuides(args);
  const waiting = all.filter(({ reading }) => isProject(reading) || reading.issues.length > 0);
  const results: Followed[] = [];
  // Commands run in their own process groups, which Ctrl+C doesn't reach.
  const interrupt = () => process.exit(INTERRUPTED);
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);

  const queue = createTaskQueue(availableParallelism());
  const followNext = async (guide: Guide): Promise<void> => {
    const followed = await follow(guide);
    report(`content/${guide.path}`, followed);
    results.push(followed);
  };
  await Promise.all(waiting.map((guide) => queue.run(() => followNext(guide))));

  const failed = results.filter(({ issues }) => issues.length > 0).length;
  const unfollowable = results.filter((result) => result.unfollowable !== undefined).length;
  console.log(
    [
      `${results.length - failed - unfollowable} guides followed`,
      `${failed} with issues`,
      `${unfollowable} cannot be followed`,
      `${all.length - results.length} pages without a project`,
    ].join(', '),
  );
  return failed === 0 ? 0 : 1;
}
