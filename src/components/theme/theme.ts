/** What readers can choose, in the order of the list. `system` follows the system's setting. */
export const THEME_CHOICES = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
  { value: 'system', title: 'System' },
] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number]['value'];

/** The key in local storage for the reader's choice. */
export const THEME_KEY = 'theme';
export const DEFAULT_CHOICE: ThemeChoice = 'light';

/** The script in the head writes the choice into the document before the first paint. */
const shownChoice = (): string => document.documentElement.dataset.themeChoice ?? DEFAULT_CHOICE;

export function showChoice(select: HTMLSelectElement | null): void {
  if (select) select.value = shownChoice();
}
