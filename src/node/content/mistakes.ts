/** Something an author can mend, said so that they know where, what and how. */
export type Mistake = {
  /** From the repository's root: `content/guides/caching.mdx`. */
  file: string;
  line?: number | undefined;
  /** `sort: expected a number, received "first"` */
  message: string;
  /** What to type instead. */
  fix?: string | undefined;
};

export function formatMistake({ file, line, message, fix }: Mistake): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return [place, `  ${message}`, ...(fix === undefined ? [] : [`  Fix: ${fix}`])].join('\n');
}

/** All mistakes of one build as one text, by file and line. */
export function formatMistakes(mistakes: readonly Mistake[]): string {
  const sorted = [...mistakes].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  const count = sorted.length === 1 ? '1 mistake' : `${sorted.length} mistakes`;
  return [`${count} in the content`, ...sorted.map(formatMistake)].join('\n\n');
}
