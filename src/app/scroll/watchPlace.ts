import { savePlace } from './entryPlace';

/** Browsers limit how often a page may write to the history. */
const SAVE_DELAY_MS = 150;

/**
 * Saves the scroll position in each history entry. Nothing is saved while the address is already
 * that of the next page, but the last page is still shown.
 */
export function watchPlace(isShown: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const saveNow = () => {
    cancel();
    if (isShown()) savePlace();
  };
  const saveSoon = () => {
    cancel();
    timer = setTimeout(saveNow, SAVE_DELAY_MS);
  };
  // Within the document, positions are restored here. After a reload, the browser restores them,
  // before the app has started.
  const take = () => (window.history.scrollRestoration = 'manual');
  const leave = () => {
    saveNow();
    window.history.scrollRestoration = 'auto';
  };
  const listeners = [
    ['scroll', saveSoon],
    // A click on a link may be the last event on this entry.
    ['click', saveNow],
    ['popstate', cancel],
    ['pageshow', take],
    ['pagehide', leave],
  ] as const;

  take();
  for (const [type, listener] of listeners) window.addEventListener(type, listener, true);
  return {
    saveSoon,
    stop() {
      cancel();
      for (const [type, listener] of listeners) window.removeEventListener(type, listener, true);
    },
  };
}
