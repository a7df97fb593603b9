import { copyCode, unfoldCode } from './code';
import { enlargePicture } from './enlarge';
import { filterList } from './filterList';
import { copyPage } from './page';
import { copyPermalink } from './permalinks';
import { openShortcuts } from './shortcuts';
import { chooseTab, moveBetweenTabs, restoreTabs } from './tabs';
import { dismissTerm, keepTermInView, openTermByTap } from './terms';

export { restoreTabs };

/**
 * Makes the texts in an element interactive. React does not know their markup, so events are handled
 * around them. Returns a function that stops it.
 */
export function behaviours(body: HTMLElement): () => void {
  const listeners = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    ...handlers: ((event: HTMLElementEventMap[Type]) => void)[]
  ) => {
    for (const handler of handlers) {
      body.addEventListener(type, handler, { signal: listeners.signal });
    }
  };

  restoreTabs(body);
  on(
    'click',
    copyCode,
    copyPage,
    unfoldCode,
    chooseTab,
    copyPermalink,
    openTermByTap,
    enlargePicture,
  );
  on('input', filterList);
  on('keydown', moveBetweenTabs);
  // The pointer can be on a term while the focus is elsewhere.
  document.addEventListener('keydown', dismissTerm, { signal: listeners.signal });
  // After the script in the head, which takes what is typed into a search that is loading.
  window.addEventListener('keydown', openShortcuts, { signal: listeners.signal });
  on('mouseover', keepTermInView);
  on('focusin', keepTermInView);
  return () => listeners.abort();
}
