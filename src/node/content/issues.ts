/** Something that an author can fix: where it is, what it is, and what to type instead. */
export type Issue = {
  /** From the repository's root: `content/guides/caching.mdx`. */
  file: string;
  line?: number | undefined;
  /** `sort: expected a number, received "first"` */
  message: string;
  /** What to type instead. */
  fix?: string | undefined;
};

export function formatIssue({ file, line, message, fix }: Issue): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return [place, `  ${message}`, ...(fix === undefined ? [] : [`  Fix: ${fix}`])].join('\n');
}

/** Issues in shared files come first, because they cause others, then those of each page. */
const isOfPage = ({ file }: Issue) => /\.mdx?$/.test(file);

/** Issues that are not those of one page. */
export const sharedIssues = (issues: readonly Issue[]): Issue[] =>
  inOrder(issues).filter((issue) => !isOfPage(issue));

const inOrder = (issues: readonly Issue[]): Issue[] =>
  [...issues].sort(
    (a, b) =>
      Number(isOfPage(a)) - Number(isOfPage(b)) ||
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0),
  );

/** All issues of one build as one text, causes first, by file and line. */
export function formatIssues(issues: readonly Issue[]): string {
  const sorted = inOrder(issues);
  const count = sorted.length === 1 ? '1 issue' : `${sorted.length} issues`;
  return [`${count} in the content`, ...sorted.map(formatIssue)].join('\n\n');
}
