import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';

/** Text as outlines: a card looks the same on every machine, with fonts or without. */
export type Typeface = {
  has: (character: string) => boolean;
  width: (text: string, size: number) => number;
  /** SVG that starts at `x` and stands on the baseline `y`. */
  draw: (text: string, x: number, y: number, size: number) => string;
};

type Glyph = GlyphRun['glyphs'][number];

export function readTypeface(file: string): Typeface {
  const font = create(readFileSync(file)) as Font;
  const outlines = new Map<number, string>();
  const runs = new Map<string, GlyphRun>();

  const outlineOf = ({ id, path }: Glyph): string => {
    const outline = outlines.get(id) ?? path.toSVG();
    outlines.set(id, outline);
    return outline;
  };

  const runOf = (text: string): GlyphRun => {
    const run = runs.get(text) ?? font.layout(text);
    runs.set(text, run);
    return run;
  };

  return {
    has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    width: (text, size) => (runOf(text).advanceWidth * size) / font.unitsPerEm,
    draw(text, x, y, size) {
      const { glyphs, positions } = runOf(text);
      const scale = size / font.unitsPerEm;
      let advance = 0;
      const paths = glyphs.map((glyph, index) => {
        const { xAdvance, xOffset, yOffset } = positions[index]!;
        const path = `<path transform="translate(${advance + xOffset} ${yOffset})" d="${outlineOf(glyph)}"/>`;
        advance += xAdvance;
        return path;
      });
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
  };
}
