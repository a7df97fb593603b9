/** Deeper than any data that someone writes, and far from where a parser runs out of stack. */
export const MAX_DEPTH = 100;

const LEADING = /^[ \t?:-]*/;

/**
 * The first line of YAML that is nested more deeply than its parser should be asked to follow: where a
 * regular expression finds no stack left, the whole process ends.
 */
export function tooDeepLine(source: string): number | undefined {
  let depth = 0;
  for (const [index, line] of source.split('\n').entries()) {
    const leading = LEADING.exec(line)?.[0].length ?? 0;
    for (const [mark] of line.matchAll(/[[\]{}]/g)) {
      depth = mark === '[' || mark === '{' ? depth + 1 : Math.max(0, depth - 1);
      if (depth > MAX_DEPTH) return index + 1;
    }
    if (leading > 2 * MAX_DEPTH) return index + 1;
  }
  return undefined;
}
