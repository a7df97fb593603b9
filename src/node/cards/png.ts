import sharp from 'sharp';

/** Flat areas and the edges of letters need few colors, and no dithering between them. */
export const PNG = {
  palette: true,
  colors: 16,
  dither: 0,
  effort: 1,
  compressionLevel: 6,
} as const;

// The cards are drawn next to each other: each needs one thread.
sharp.concurrency(1);
// No card is drawn twice.
sharp.cache(false);

export const drawPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).flatten().png(PNG).toBuffer();
