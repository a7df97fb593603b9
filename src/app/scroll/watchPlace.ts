import { savePlace } from './entryPlace';

/** Browsers bound how often a page may write to the history. */
const SAVE_DELAY_MS = 150;

/**
 * Saves in each entry of the history how far the reader has scrolled. While the address is already
 * that of the next page, and the page still the last one, there is nothing to save.
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
  // As long as the document lives, places are restored here; when it is loaded again, the browser
  // knows the place before the app has started.
  const take = () => (window.history.scrollRestoration = 'manual');
  const leave = () => {
    saveNow();
    window.history.scrollRestoration = 'auto';
  };
  const listeners = [
    ['scroll', saveSoon],
    // The press of a link may be the last that is heard of this entry.
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
