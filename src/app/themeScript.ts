import { DEFAULT_THEME, THEME_KEY } from '../components/theme/theme';
import { BANNER, BANNER_KEY } from '../site/banner';

const quoted = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Runs in the head, before the first paint: the page never flashes in the other theme, and
 * nothing moves when a dismissed banner or a control that needs scripts comes or goes.
 */
export const themeScript = `(function (root, theme, dismissed) {
  try {
    theme = localStorage.getItem(${quoted(THEME_KEY)});
    dismissed = localStorage.getItem(${quoted(BANNER_KEY)});
  } catch (error) {}
  root.dataset.theme = theme === 'dark' ? theme : ${quoted(DEFAULT_THEME)};
  root.classList.add('js');
  root.classList.toggle('dark', theme === 'dark');
  if (dismissed === ${quoted(BANNER.version)}) root.dataset.banner = 'dismissed';
})(document.documentElement);`;
