import type { Finding, Level, Range, Report } from '../../checker/types';
import { LEVELS } from '../../checker/types';

/** A part of a line that is marked in one way, or not at all. */
export type Piece = {
  text: string;
  /** The worst of its findings. */
  level?: Level | undefined;
  /** Where the key is explained. */
  url?: string | undefined;
};

export type MarkedLine = {
  number: number;
  pieces: Piece[];
  /** What begins on this line. */
  findings: Finding[];
};

/** A text line by line, with its findings and links. */
export function markedLines(text: string, { findings, keys }: Omit<Report, 'configurations'>) {
  let start = 0;
  return text.split('\n').map((line, index): MarkedLine => {
    const range = { start, end: start + line.length };
    start = range.end + 1;
    const isHere = (each: Range) => each.start <= range.end && each.end >= range.start;
    return {
      number: index + 1,
      pieces: piecesOf(text, range, findings.filter(isHere), keys.filter(isHere)),
      findings: findings.filter((each) => each.start >= range.start && each.start <= range.end),
    };
  });
}

function piecesOf(
  text: string,
  line: Range,
  findings: readonly Finding[],
  keys: readonly (Range & { url: string })[],
): Piece[] {
  const edges = [...findings, ...keys].flatMap(({ start, end }) => [start, end]);
  const inside = edges.filter((edge) => edge > line.start && edge < line.end);
  const cuts = [...new Set([line.start, ...inside, line.end])].sort((one, other) => one - other);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? line.end;
    const covers = (each: Range) => each.start <= start && each.end >= end;
    const levels = findings.filter(covers).map(({ level }) => level);
    return {
      text: text.slice(start, end),
      level: LEVELS.find((level) => levels.includes(level)),
      url: keys.find(covers)?.url,
    };
  });
}
