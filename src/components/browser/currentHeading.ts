/** How far the top of a heading is below the place where a link to it puts it. */
export type HeadingPosition = { id: string; top: number };

type View = {
  height: number;
  /** The page cannot be scrolled further. */
  isAtEnd: boolean;
  /** The heading that the address names. */
  target: string;
};

// Scroll positions are whole pixels, and headings are not.
const TOLERANCE = 4;

/**
 * The heading of the part that is being read. At the end of a page several short parts may be in
 * view, and their headings never get to the top: there the address decides, or else the last one.
 */
export function currentHeading(
  headings: readonly HeadingPosition[],
  { height, isAtEnd, target }: View,
): string | undefined {
  const passed = headings.filter(({ top }) => top <= TOLERANCE).at(-1)?.id;
  if (!isAtEnd) return passed;
  const inView = headings.filter(({ top }) => top > TOLERANCE && top < height);
  return (inView.find(({ id }) => id === target) ?? inView.at(-1))?.id ?? passed;
}
