import { DEFAULT_THEME, THEME_KEY } from '../components/theme/theme';
import { BANNER, BANNER_KEY } from '../site/banner';

const quoted = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Runs in the head, before the first paint: the page never flashes in the other theme, nothing moves
 * when a dismissed banner goes, and the theme can be chosen without the app.
 */
export const themeScript = `(function (root, theme, dismissed) {
  function show() {
    root.dataset.theme = theme;
    root.classList.toggle('dark', theme === 'dark');
  }
  try {
    theme = localStorage.getItem(${quoted(THEME_KEY)});
    dismissed = localStorage.getItem(${quoted(BANNER_KEY)});
  } catch (error) {}
  if (theme !== 'dark') theme = ${quoted(DEFAULT_THEME)};
  show();
  if (dismissed === ${quoted(BANNER.version)}) root.dataset.banner = 'dismissed';
  document.addEventListener('click', function (event) {
    var button = event.target.closest('[data-theme-toggle]');
    if (!button) return;
    theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    show();
    button.setAttribute('aria-pressed', String(theme === 'dark'));
    try {
      localStorage.setItem(${quoted(THEME_KEY)}, theme);
    } catch (error) {}
  });
})(document.documentElement);`;
