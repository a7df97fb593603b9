import { useSyncExternalStore } from 'react';
import { store } from '../layout/storage';
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

function choose(theme: Theme): void {
  showTheme(theme);
  store(THEME_KEY, theme);
}

/** The theme in view, and how to choose one. The server's markup always says light. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, shownTheme, () => DEFAULT_THEME);
  return [theme, choose];
}
