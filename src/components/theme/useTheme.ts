import { useSyncExternalStore } from 'react';
import { DEFAULT_THEME, showTheme, shownTheme, THEME_KEY, toTheme, type Theme } from './theme';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  window.addEventListener('storage', followOtherTab);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === THEME_KEY) showTheme(toTheme(newValue));
}

/** The current theme. On the server it is always light. */
export const useTheme = (): Theme =>
  useSyncExternalStore(subscribe, shownTheme, () => DEFAULT_THEME);
