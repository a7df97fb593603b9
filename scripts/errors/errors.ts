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

type PageRun = {
  issues: Issue[];
  printed: PrintedEntry[];
  /** Of the entries among all, by what their samples print with other names. */
  places: number[];
};

/** Runs the samples of the pages about errors, and compares what webpack prints with the pages. */
export async function errors(args: readonly string[]): Promise<number> {
  const all = readPages();
  const wanted = args.map((arg) => path.relative('content', arg));
  const pages = all.filter(
    (page) => existsSync(page.samples) && (wanted.length === 0 || wanted.includes(page.path)),
  );
  const names = all.flatMap(({ entries }) => entries.flatMap(({ name }) => name ?? []));
  const runs: PageRun[] = [];
  for (const page of pages) runs.push(await runPage(page, names));

  const messages = readReference().messages.filter(isCountedMessage);
  const impossible = readImpossible(readFileSync(IMPOSSIBLE_FILE, 'utf8'));
  const printed = runs.flatMap((run) => run.printed);
  const issues = [
    ...runs.flatMap((run) => run.issues),
    ...(wanted.length === 0 ? unprintedIssues(messages, printed, impossible) : []),
  ];
  if (issues.length > 0) console.log(formatIssues(issues));
  const rank = meanReciprocalRank(runs.flatMap(({ places }) => places));
  console.log(messageFigures(messages, printed, impossible));
  console.log(
    `Entries found by the messages of the samples with other names: mean reciprocal rank ${rank.toFixed(3)}, at least ${MIN_RANK}`,
  );
  return issues.length === 0 && rank >= MIN_RANK ? 0 : 1;
}

async function runPage(page: Page, names: readonly string[]): Promise<PageRun> {
  const own = await runSamples(page.samples);
  const renamed = { ...own, ...(await runSamples(page.samples, 'renamed')) };
  return {
    issues: problemsOf(page.entries, own).map((problem) => ({
      ...problem,
      file: `content/${page.path}`,
    })),
    printed: page.entries.map((entry) => ({ entry, printed: own[entry.id] ?? '' })),
    places: page.entries.flatMap(({ id, name }) => {
      const text = renamed[id];
      return text === undefined || name === undefined ? [] : [placeOf(text, name, names)];
    }),
  };
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
