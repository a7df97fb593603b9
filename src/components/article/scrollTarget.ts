import { decoded } from '../../site/urls';

type Position = readonly [x: number, y: number] | null | undefined;

let saved: Position;

/** Called when the address changes: where the reader was when they last left that page. */
export function rememberTarget(position: Position): void {
  saved = position;
}

/** Scrolls a page whose body came late to where it would have been: hash, saved place or top. */
export function scrollToTarget(): void {
  const id = decoded(window.location.hash.slice(1));
  const element = id ? document.getElementById(id) : null;
  if (element) element.scrollIntoView();
  else window.scrollTo(...(saved ?? [0, 0]));
}
