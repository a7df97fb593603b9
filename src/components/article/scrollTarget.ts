import { decoded } from '../../site/urls';

let place: number | undefined;

/** Called when the address changes: how far the reader had scrolled, if they were here before. */
export function rememberPlace(scrollY: number | undefined): void {
  place = scrollY;
}

/** Scrolls to where the reader was, to the heading in the address, or to the top. */
export function scrollToTarget(): void {
  const id = decoded(window.location.hash.slice(1));
  const heading = id ? document.getElementById(id) : null;
  if (place === undefined && heading) heading.scrollIntoView();
  else window.scrollTo(0, place ?? 0);
}
