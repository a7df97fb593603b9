import { decoded } from '../../site/urls';
import { layOutTopFirst } from './topFirst';

let position: number | undefined;

/** Called when the address changes, with the scroll position of an earlier visit, if any. */
export function rememberPosition(scrollY: number | undefined): void {
  position = scrollY;
}

/** Scrolls to the saved position, to the heading in the address, or to the top. */
export function scrollToTarget(): void {
  const id = decoded(window.location.hash.slice(1));
  const heading = id ? document.getElementById(id) : null;
  if (position === undefined && heading) return heading.scrollIntoView();
  if (!position) layOutTopFirst();
  window.scrollTo(0, position ?? 0);
}
