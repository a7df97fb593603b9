/** What the history stores for an entry, in addition to the state of the router. */
type EntryState = { scrollY?: unknown } | null;

const toPlace = (state: EntryState): number | undefined => {
  const place = state?.scrollY;
  return typeof place === 'number' && place >= 0 && place < Infinity ? place : undefined;
};

/** How far the reader had scrolled when they last left this entry of the history. */
export const savedPlace = (): number | undefined => toPlace(window.history.state as EntryState);

export function savePlace(): void {
  const state = window.history.state as EntryState;
  if (toPlace(state) === window.scrollY) return;
  try {
    window.history.replaceState({ ...state, scrollY: window.scrollY }, '');
  } catch {
    // Safari refuses what comes too often; the next one is saved.
  }
}
