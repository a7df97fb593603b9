import { scriptJson } from '../components/seo/structuredData';
import { DEFAULT_CHOICE, THEME_CHOICES, THEME_KEY } from '../components/theme/theme';
import { BANNER, BANNER_KEY } from '../site/banner';

const CHOICES = THEME_CHOICES.map(({ value }) => value);

/**
 * Runs in the head, before the first paint: the page never flashes in another theme, a dismissed
 * banner never appears, and readers can choose the theme without the app. It follows other tabs, and
 * the system if that was chosen.
 */
export const themeScript = `(function (root, system, choice) {
  function show(value) {
    choice = ${scriptJson(CHOICES)}.indexOf(value) < 0 ? ${scriptJson(DEFAULT_CHOICE)} : value;
    var isDark = choice === 'dark' || (choice === 'system' && system.matches);
    root.dataset.theme = isDark ? 'dark' : 'light';
    root.dataset.themeChoice = choice;
    root.classList.toggle('dark', isDark);
    document.querySelectorAll('[data-theme-select]').forEach(function (select) {
      select.value = choice;
    });
  }
  function showAgain() {
    show(choice);
  }
  function showStored() {
    var stored = choice;
    try {
      stored = localStorage.getItem(${scriptJson(THEME_KEY)});
      if (localStorage.getItem(${scriptJson(BANNER_KEY)}) === ${scriptJson(BANNER.version)}) {
        root.dataset.banner = 'dismissed';
      }
    } catch (error) {}
    show(stored);
  }
  showStored();
  system.addEventListener('change', showAgain);
  document.addEventListener('DOMContentLoaded', showAgain);
  document.addEventListener('change', function (event) {
    if (!event.target.matches('[data-theme-select]')) return;
    show(event.target.value);
    try {
      localStorage.setItem(${scriptJson(THEME_KEY)}, choice);
    } catch (error) {}
  });
  addEventListener('storage', function (event) {
    if (event.key === ${scriptJson(THEME_KEY)}) show(event.newValue);
  });
  addEventListener('pageshow', function (event) {
    if (event.persisted) showStored();
  });
})(document.documentElement, matchMedia('(prefers-color-scheme: dark)'));`;
