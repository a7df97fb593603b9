import { useEffect, useState, type RefObject } from 'react';

type Options = {
  /** How far outside the window an element already counts as in view. */
  margin?: string;
  /** Stop watching once the element has been in view. */
  once?: boolean;
};

/** Long before the reader sees an element, to load what it shows. */
export const NEAR_VIEW: Options = { margin: '600px', once: true };

/** Whether an element is in view, or with `once`, whether it has been. */
export function useInView(
  element: RefObject<Element>,
  { margin = '0px', once = false }: Options = {},
): boolean {
  const [isInView, setIsInView] = useState(false);
  const isDone = once && isInView;

  useEffect(() => {
    if (!element.current || isDone) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, isDone]);

  return isInView;
}
