import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has been in view since it is there. */
export function useInView(element: RefObject<Element>): boolean {
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    if (!element.current || isSeen) return;
    const view = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    view.observe(element.current);
    return () => view.disconnect();
  }, [element, isSeen]);

  return isSeen;
}
