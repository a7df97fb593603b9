import { decoded } from '../../site/urls';
import { currentHeading } from './currentHeading';

/** Of the headings with these ids, the one whose part is being read. */
export function readHeading(ids: readonly string[]): string | undefined {
  const headings = ids.flatMap((id) => {
    const element = document.getElementById(id);
    if (!element) return [];
    const margin = parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    return [{ id, top: element.getBoundingClientRect().top - margin }];
  });
  const { scrollHeight } = document.documentElement;
  return currentHeading(headings, {
    height: window.innerHeight,
    isAtEnd: window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2,
    target: decoded(window.location.hash.slice(1)),
  });
}
