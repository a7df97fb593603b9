/** The element of a kind that an event happened in. */
export function closest<Kind extends HTMLElement>(event: Event, selector: string): Kind | null {
  return event.target instanceof Element ? event.target.closest<Kind>(selector) : null;
}
