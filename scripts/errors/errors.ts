import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatIssues, type Issue } from '../../src/node/content/issues';
import { readPageFiles } from '../../src/node/content/files/contentFiles';
import { readPage } from '../../src/node/content/page/page';
import { parsePage } from '../../src/node/content/tree/parsePage';
import { isCountedMessage } from '../../src/node/reference/errors';
import { readReference } from '../../src/node/reference/reference';
import { meanReciprocalRank, placeOf, problemsOf } from './compare';
import { entriesOf, type Entry } from './entriesOf';
import { IMPOSSIBLE_FILE, readImpossible } from './impossible';
import { runSamples } from './runSamples';
import { messageFigures, unprintedIssues, type PrintedEntry } from './unprinted';

/** Below it, the search finds too many messages at another entry. */
const MIN_RANK = 0.95;

type Page = { path: string; samples: string; entries: Entry[] };

/** Runs the samples of the pages about errors, and compares what webpack prints with the pages. */
export async function errors(args: readonly string[]): Promise<number> {
  const all = readPages();
  const wanted = args.map((arg) => path.relative('content', arg));
  const pages = all.filter(
    (page) => existsSync(page.samples) && (wanted.length === 0 || wanted.includes(page.path)),
  );
  const names = all.flatMap(({ entries }) => entries.flatMap(({ name }) => name ?? []));
  const issues: Issue[] = [];
  const printed: PrintedEntry[] = [];
  const places: number[] = [];

  for (const { path: file, samples, entries } of pages) {
    const own = await runSamples(samples);
    issues.push(
      ...problemsOf(entries, own).map((problem) => ({ ...problem, file: `content/${file}` })),
    );
    printed.push(...entries.map((entry) => ({ entry, printed: own[entry.id] ?? '' })));
    const renamed = await runSamples(samples, 'renamed');
    for (const { id, name } of entries) {
      const text = renamed[id];
      if (text !== undefined && name !== undefined) places.push(placeOf(text, name, names));
    }
  }
  const messages = readReference().messages.filter(isCountedMessage);
  const impossible = readImpossible(readFileSync(IMPOSSIBLE_FILE, 'utf8'));
  if (wanted.length === 0) issues.push(...unprintedIssues(messages, printed, impossible));
  if (issues.length > 0) console.log(formatIssues(issues));
  const rank = meanReciprocalRank(places);
  console.log(messageFigures(messages, printed, impossible));
  console.log(
    `Entries found by the messages of the samples with other names: mean reciprocal rank ${rank.toFixed(3)}, at least ${MIN_RANK}`,
  );
  return issues.length === 0 && rank >= MIN_RANK ? 0 : 1;
}

/** The pages of the section, with the file of their samples. */
const readPages = (): Page[] =>
  readPageFiles()
    .filter(({ path: file }) => file.startsWith('errors/'))
    .map(({ path: file, source }) => ({
      path: file,
      samples: `content/examples/${file.replace(/\.mdx$/, '.mjs')}`,
      entries: entriesIn(file, source),
    }));

function entriesIn(file: string, source: string): Entry[] {
  const { page } = readPage(file, source);
  return entriesOf(parsePage(page.body, page.bodyLine));
}
