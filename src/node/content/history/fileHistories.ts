/** A commit, as far as the site shows it. */
export type Commit = {
  hash: string;
  /** With time and zone. */
  date: string;
  subject: string;
  /** How many pages it changed. */
  pages: number;
  /** How many files of code it changed. */
  code: number;
};

/** The commits that changed each file, the newest first. */
export type FileHistories = ReadonlyMap<string, readonly Commit[]>;

/** What `fileHistories` reads. */
export const LOG_FORMAT = '--format=commit %H %cI %s';

type Change = { from: string; to: string };
type LoggedCommit = Commit & { files: readonly Change[] };

const isPage = ({ to }: Change) => /^content\/.*\.mdx?$/.test(to);
const isCode = ({ to }: Change) =>
  !to.startsWith('content/') && !/^package/.test(to) && /\.(?:[cm]?[jt]sx?|css|json)$/.test(to);

/**
 * The history of each file, under its name of today, from `git log --name-status` with `LOG_FORMAT`.
 *
 * The oldest commit of a shallow clone seems to add every file that there is, so the history of a file
 * ends before it: no date is better than a wrong one.
 */
export function fileHistories(log: string, shallowCommits: ReadonlySet<string>): FileHistories {
  const histories = new Map<string, Commit[]>();
  const ended = new Set<string>();
  const newNames = new Map<string, string>();
  for (const { files, ...commit } of readLog(log)) {
    for (const { from, to } of files) {
      const name = newNames.get(to) ?? to;
      if (from !== to) newNames.set(from, name);
      if (shallowCommits.has(commit.hash)) ended.add(name);
      if (ended.has(name)) continue;
      const history = histories.get(name);
      if (history) history.push(commit);
      else histories.set(name, [commit]);
    }
  }
  return histories;
}

const readLog = (log: string): LoggedCommit[] =>
  log
    .split(/^commit (?=[0-9a-f]+ \d{4}-)/m)
    .filter(Boolean)
    .map(readCommit);

function readCommit(text: string): LoggedCommit {
  const [head = '', ...lines] = text.split('\n');
  const [hash = '', date = ''] = head.split(' ', 2);
  const files = lines.filter(Boolean).map(readChange);
  return {
    hash,
    date,
    subject: head.slice(hash.length + date.length + 2),
    pages: files.filter(isPage).length,
    code: files.filter(isCode).length,
    files,
  };
}

/** `M	content/a.mdx`, or `R097	content/old.mdx	content/new.mdx` */
function readChange(line: string): Change {
  const [, from = '', to = from] = line.split('\t');
  return { from, to };
}
