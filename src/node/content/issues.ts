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

/** Mistakes that other pages may suffer from come first, then those of each page. */
const isOfPage = ({ file }: Mistake) => /\.mdx?$/.test(file);

/** Mistakes that are not those of one page. */
export const sharedMistakes = (mistakes: readonly Mistake[]): Mistake[] =>
  inOrder(mistakes).filter((mistake) => !isOfPage(mistake));

const inOrder = (mistakes: readonly Mistake[]): Mistake[] =>
  [...mistakes].sort(
    (a, b) =>
      Number(isOfPage(a)) - Number(isOfPage(b)) ||
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0),
  );

/** All mistakes of one build as one text, causes first, by file and line. */
export function formatMistakes(mistakes: readonly Mistake[]): string {
  const sorted = inOrder(mistakes);
  const count = sorted.length === 1 ? '1 mistake' : `${sorted.length} mistakes`;
  return [`${count} in the content`, ...sorted.map(formatMistake)].join('\n\n');
}
