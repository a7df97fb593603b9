import { showTheme, shownTheme, THEME_KEY, toTheme } from '../components/theme/theme';

/** Until the app does: shows the state of the toggle, and follows other tabs. */
export function followTheme(): void {
  showState();
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== THEME_KEY) return;
    showTheme(toTheme(newValue));
    showState();
  });
}

function showState(): void {
  const isDark = String(shownTheme() === 'dark');
  for (const toggle of document.querySelectorAll('[data-theme-toggle]')) {
    toggle.setAttribute('aria-pressed', isDark);
  }
}
