/** `top`: how far the heading is below the position to which a link to it scrolls. */
export type HeadingPosition = { id: string; top: number };

type View = {
  height: number;
  /** The page cannot be scrolled further. */
  isAtEnd: boolean;
  /** The heading in the address. */
  target: string;
};

// Scroll positions are whole pixels, positions of headings are not.
const TOLERANCE = 4;

/**
 * The heading of the part being read. At the end of a page, several short parts may be in view whose
 * headings never reach the top: there it is the heading in the address, or else the last one.
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
