type Change = { text: string } | { issue: string };

/** The lines of a hunk before and after the change. */
type Hunk = { before: string[]; after: string[] };

/** A line `…` stands for lines that stay as they are. */
const GAP = /^ ?…$/;

function hunks(diff: string): Hunk[] {
  const found: Hunk[] = [{ before: [], after: [] }];
  for (const line of diff.split('\n')) {
    const hunk = found.at(-1);
    if (GAP.test(line)) found.push({ before: [], after: [] });
    else {
      if (!line.startsWith('+')) hunk?.before.push(line.slice(1));
      if (!line.startsWith('-')) hunk?.after.push(line.slice(1));
    }
  }
  return found.filter(({ before, after }) => before.length + after.length > 0);
}

const places = (lines: readonly string[], wanted: readonly string[], from: number): number[] =>
  lines
    .map((_, index) => index)
    .filter((index) => index >= from && wanted.every((line, at) => lines[index + at] === line));

/** Applies a page's diff, which has no line numbers, in the one place of a file that matches it. */
export function applyDiff(source: string | undefined, diff: string): Change {
  const parts = hunks(diff);
  if (source === undefined) {
    const isNew = parts.every(({ before }) => before.length === 0);
    return isNew
      ? { text: `${parts.flatMap(({ after }) => after).join('\n')}\n` }
      : { issue: "the file doesn't exist" };
  }

  const lines = source.split('\n');
  let from = 0;
  for (const { before, after } of parts) {
    const [place, another] = places(lines, before, from);
    if (place === undefined) return { issue: missing(lines, before, from) };
    if (another !== undefined && parts.length === 1) {
      return {
        issue: `the lines match lines ${place + 1} and ${another + 1}: show more around them`,
      };
    }
    lines.splice(place, before.length, ...after);
    from = place + after.length;
  }
  return { text: lines.join('\n') };
}

/** The first line of a hunk that doesn't match in the place where most lines do. */
function missing(lines: readonly string[], before: readonly string[], from: number): string {
  let best = { length: -1, place: from };
  lines.forEach((_, place) => {
    if (place < from) return;
    const length = before.findIndex((line, at) => lines[place + at] !== line);
    if (length > best.length) best = { length, place };
  });
  const found = lines[best.place + best.length];
  return [
    `expected the line: ${before[best.length]}`,
    best.length > 0 && found !== undefined ? `found there:       ${found}` : 'nowhere in the file',
  ].join('\n');
}
