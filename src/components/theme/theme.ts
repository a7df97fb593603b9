export type Theme = 'light' | 'dark';

/** Where local storage holds the reader's choice. */
export const THEME_KEY = 'theme';
export const DEFAULT_THEME: Theme = 'light';

/** A stored value as a theme; whatever is no theme is the default one. */
export const toTheme = (value: string | null | undefined): Theme =>
  value === 'dark' ? 'dark' : DEFAULT_THEME;

/** The document knows best: the script in its head has set the theme before the first paint. */
export const shownTheme = (): Theme => toTheme(document.documentElement.dataset.theme);

export function showTheme(theme: Theme): void {
  const { classList, dataset } = document.documentElement;
  dataset.theme = theme;
  classList.toggle('dark', theme === 'dark');
}
