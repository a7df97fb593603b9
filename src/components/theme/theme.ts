export type Theme = 'light' | 'dark';

/** The key in local storage for the reader's choice. */
export const THEME_KEY = 'theme';
export const DEFAULT_THEME: Theme = 'light';

/** A stored value as a theme; anything else is the default theme. */
export const toTheme = (value: string | null | undefined): Theme =>
  value === 'dark' ? 'dark' : DEFAULT_THEME;

/** The script in the head sets the theme of the document before the first paint. */
export const shownTheme = (): Theme => toTheme(document.documentElement.dataset.theme);

export function showTheme(theme: Theme): void {
  const { classList, dataset } = document.documentElement;
  dataset.theme = theme;
  classList.toggle('dark', theme === 'dark');
}
