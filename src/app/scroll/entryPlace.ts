/** What we store in a history entry, in addition to the router's state. */
type EntryState = { scrollY?: unknown } | null;

const toPlace = (state: EntryState): number | undefined => {
  const place = state?.scrollY;
  return typeof place === 'number' && place >= 0 && place < Infinity ? place : undefined;
};

/** The scroll position at which the reader last left this history entry. */
export const savedPlace = (): number | undefined => toPlace(window.history.state as EntryState);

export function savePlace(): void {
  const state = window.history.state as EntryState;
  if (toPlace(state) === window.scrollY) return;
  try {
    window.history.replaceState({ ...state, scrollY: window.scrollY }, '');
  } catch {
    // Safari refuses frequent changes; the next one is saved.
  }
}
