import { escapeRegExp } from '../../src/site/text/escapeRegExp';

export const GAP = '…';

const lineMatches = (pattern: string, line: string): boolean => {
  if (!pattern.includes(GAP)) return pattern === line;
  const parts = pattern.split(GAP).map(escapeRegExp);
  return new RegExp(`^${parts.join('.*')}$`).test(line);
};

/** The lines of a text without trailing spaces, and without empty lines at both ends. */
export const visibleLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
    .split('\n');

/** Whether lines are those that a page shows, where a line `…` stands for any number of them. */
export function matchLines(shown: readonly string[], lines: readonly string[]): boolean {
  // reached[at]: the lines before `at` match the patterns up to now.
  let reached = [true, ...lines.map(() => false)];
  for (const pattern of shown) {
    if (pattern.trim() === GAP) {
      const first = reached.indexOf(true);
      reached = reached.map((_, at) => first >= 0 && at >= first);
    } else {
      reached = reached.map((_, at) => {
        const line = lines[at - 1];
        return line !== undefined && reached[at - 1] === true && lineMatches(pattern, line);
      });
    }
  }
  return reached.at(-1) === true;
}

const LOG = /^<[iwet]> /;

/** Like `matchLines`, for a server, whose log comes before, after or within webpack's report. */
export function matchServerLines(shown: readonly string[], lines: readonly string[]): boolean {
  const isPart = (isLog: boolean) => (line: string) => line === GAP || LOG.test(line) === isLog;
  return [true, false].every((isLog) => {
    const part = shown.filter(isPart(isLog));
    return part.length === 0 || matchLines(part, lines.filter(isPart(isLog)));
  });
}

/** The first line of a page that doesn't match, and the whole output. */
export function difference(
  shown: readonly string[],
  lines: readonly string[],
  unmasked: readonly string[] = lines,
): string {
  const at = shown.findIndex((_, index) => !matchLines([...shown.slice(0, index + 1), GAP], lines));
  return [
    `the page shows: ${at < 0 ? 'only these lines' : shown[at]}`,
    'it is:',
    ...unmasked.map((line) => `  | ${line}`),
  ].join('\n');
}
