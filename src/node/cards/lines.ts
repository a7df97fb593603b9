/** What stays together on a line, with the width of the space before it. */
export type Piece = { text: string; width: number; space: number };

type Line<P extends Piece> = readonly P[];

const ELLIPSIS = '…';
const BALANCE_STEP = 8;

export const widthOf = (line: Line<Piece>): number =>
  line.reduce((sum, { width, space }, index) => sum + width + (index > 0 ? space : 0), 0);

/** As many pieces on each line as fit. A piece that is too wide gets its own line. */
export function fillLines<P extends Piece>(pieces: readonly P[], width: number): P[][] {
  const lines: P[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line && widthOf([...line, piece]) <= width) line.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** The same number of lines, as equal in width as possible: no single word is left on the last line. */
export function balanceLines<P extends Piece>(pieces: readonly P[], width: number): P[][] {
  let lines = fillLines(pieces, width);
  for (let narrower = width; narrower > 0; narrower -= BALANCE_STEP) {
    const next = fillLines(pieces, narrower);
    if (next.length > lines.length || !fits(next, narrower)) return lines;
    lines = next;
  }
  return lines;
}

export const fits = (lines: readonly Line<Piece>[], width: number): boolean =>
  lines.every((line) => widthOf(line) <= width);

type Space = { lines: number; width: number };

/** The text of the first lines. If there are more, the last one ends after a word, with an ellipsis. */
export function cutLines(
  lines: readonly Line<Piece>[],
  space: Space,
  measure: (text: string) => number,
): string[] {
  const shown = lines.slice(0, space.lines);
  const last = shown.at(-1);
  if (!last || shown.length === lines.length) return shown.map(textOf);
  const lengths = last.map((_, index) => last.length - index);
  const ends = lengths.map((length) => withEllipsis(textOf(last.slice(0, length))));
  const end = ends.find((text) => measure(text) <= space.width) ?? ELLIPSIS;
  return [...shown.slice(0, -1).map(textOf), end];
}

export const textOf = (line: Line<Piece>): string =>
  line.map(({ text, space }, index) => (index > 0 && space > 0 ? ` ${text}` : text)).join('');

const withEllipsis = (text: string) => text.replace(/[\s.,:;–—-]+$/, '') + ELLIPSIS;
