/** The nearest element around an event's target that matches. */
export function closest<Kind extends HTMLElement>(event: Event, selector: string): Kind | null {
  return event.target instanceof Element ? event.target.closest<Kind>(selector) : null;
}
