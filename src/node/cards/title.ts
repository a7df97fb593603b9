import { breakableParts } from '../../site/text/breakableParts';
import { balanceLines, cutLines, fits, type Piece } from './lines';
import type { Typeface } from './typeface';

/** The typefaces of a title: its words, and the names of code in it. */
export type TitleFaces = { words: Typeface; code: Typeface };

type TitlePiece = Piece & { isCode: boolean };

/** Text of one typeface, with its place on the line. */
export type Run = { text: string; x: number; isCode: boolean };
export type Title = { size: number; lines: Run[][] };

/** From the largest: a title gets the first size at which it fits. */
const SIZES = [
  { size: 88, lines: 2 },
  { size: 76, lines: 3 },
  { size: 64, lines: 3 },
] as const;
const SMALLEST = SIZES[2];

/** A longer word would not fit on a line, whatever its letters. */
const MAX_WORD = 20;

const breakAnywhere = (word: string) => (word.length > MAX_WORD ? [...word] : [word]);

/** Where a word may break, if the title would not fit otherwise. */
const BREAKS: readonly ((word: string) => string[])[] = [
  (word) => [word],
  (word) => breakableParts(word),
  breakAnywhere,
];

/** Names in camel case that aren't code. */
const PRODUCTS = /^(?:\w+Script|WebAssembly|WebSockets?|GitHub|GitLab|GraphQL|PostCSS)$/;

/** `DllPlugin`, `css-loader`, `webpack.util`, `import()` */
export const isCode = (word: string): boolean =>
  /[a-z][A-Z]|^[a-z]\w*(?:[-.]\w+)+$|\(\)$|^[_$@]|^--/.test(word) && !PRODUCTS.test(word);

/** A title in up to three lines no wider than `width`. */
export function layOutTitle(title: string, faces: TitleFaces, width: number): Title {
  for (const parts of BREAKS) {
    for (const { size, lines: most } of SIZES) {
      const lines = balanceLines(piecesOf(title, parts, faces, size), width);
      if (lines.length <= most && fits(lines, width)) {
        return { size, lines: lines.map((line) => runsOf(line, faces, size)) };
      }
    }
  }
  return cutTitle(title, faces, width);
}

function piecesOf(
  title: string,
  partsOf: (word: string) => string[],
  faces: TitleFaces,
  size: number,
): TitlePiece[] {
  const space = faces.words.width(' ', size);
  return title.split(/\s+/).flatMap((word) => {
    const code = isCode(word);
    const face = code ? faces.code : faces.words;
    return partsOf(word).map((text, index) => ({
      text,
      isCode: code,
      width: face.width(text, size),
      space: index > 0 ? 0 : space,
    }));
  });
}

/** Joins neighbors in one typeface into one text, so that its letters are kerned. */
function runsOf(line: readonly TitlePiece[], faces: TitleFaces, size: number): Run[] {
  const runs: Run[] = [];
  let x = 0;
  line.forEach((piece, index) => {
    const before = runs.at(-1);
    const space = index > 0 ? piece.space : 0;
    if (before?.isCode === piece.isCode) before.text += (space > 0 ? ' ' : '') + piece.text;
    else {
      x = before ? before.x + faceOf(before, faces).width(before.text, size) + space : 0;
      runs.push({ text: piece.text, x, isCode: piece.isCode });
    }
  });
  return runs;
}

export const faceOf = ({ isCode: code }: { isCode: boolean }, { words, code: mono }: TitleFaces) =>
  code ? mono : words;

function cutTitle(title: string, faces: TitleFaces, width: number): Title {
  const { size, lines: most } = SMALLEST;
  const measure = (text: string) => faces.words.width(text, size);
  const lines = balanceLines(piecesOf(title, breakAnywhere, faces, size), width);
  return {
    size,
    lines: cutLines(lines, { lines: most, width }, measure).map((text) => [
      { text, x: 0, isCode: false },
    ]),
  };
}
