import { useEffect, useState, type RefObject } from 'react';

const NEAR = '600px';

/** Whether an element came near the view since it is there. */
export function useNearView(element: RefObject<Element>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!element.current || isNear) return;
    const view = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    view.observe(element.current);
    return () => view.disconnect();
  }, [element, isNear]);

  return isNear;
}
