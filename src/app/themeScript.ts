import { scriptJson } from '../components/seo/structuredData';
import { DEFAULT_THEME, THEME_KEY } from '../components/theme/theme';
import { BANNER, BANNER_KEY } from '../site/banner';

/**
 * Runs in the head, before the first paint: the page never flashes in the other theme, a dismissed
 * banner never appears, and readers can switch the theme without the app.
 */
export const themeScript = `(function (root, theme, dismissed) {
  function show() {
    root.dataset.theme = theme;
    root.classList.toggle('dark', theme === 'dark');
  }
  try {
    theme = localStorage.getItem(${scriptJson(THEME_KEY)});
    dismissed = localStorage.getItem(${scriptJson(BANNER_KEY)});
  } catch (error) {}
  if (theme !== 'dark') theme = ${scriptJson(DEFAULT_THEME)};
  show();
  if (dismissed === ${scriptJson(BANNER.version)}) root.dataset.banner = 'dismissed';
  document.addEventListener('click', function (event) {
    var button = event.target.closest('[data-theme-toggle]');
    if (!button) return;
    theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    show();
    button.setAttribute('aria-pressed', String(theme === 'dark'));
    try {
      localStorage.setItem(${scriptJson(THEME_KEY)}, theme);
    } catch (error) {}
  });
})(document.documentElement);`;
