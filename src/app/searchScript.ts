import { SINGLE_KEYS, SINGLE_KEYS_OFF } from '../components/browser/singleKeys';
import { scriptJson } from '../components/seo/structuredData';

/**
 * Runs in the head. Readers who open the search before the app has started get it once it has, with
 * what they have typed until then. It listens as long as `window.earlySearch` is not replaced.
 * Whether single keys do something, the whole site learns from here.
 */
export const searchScript = `(function (win, keys) {
  var early = (win.earlySearch = {});
  function readChoice() {
    try {
      keys.singleKeys = localStorage.getItem(${scriptJson(SINGLE_KEYS)}) === ${scriptJson(SINGLE_KEYS_OFF)} ? ${scriptJson(SINGLE_KEYS_OFF)} : 'on';
    } catch (error) {}
  }
  function isCommand(event) {
    return event.type === 'click' || ((event.ctrlKey || event.metaKey) && !event.altKey);
  }
  function opensSearch(event) {
    if (event.type === 'click') return event.target.closest('[data-search]');
    if (isCommand(event)) return event.key === 'k';
    return event.key === '/' && keys.singleKeys !== ${scriptJson(SINGLE_KEYS_OFF)} && !event.altKey && !/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  }
  function onEvent(event) {
    var key = event.key;
    if (win.earlySearch !== early) return;
    if (early.query === undefined || isCommand(event)) {
      if (!opensSearch(event)) return;
      early.query = early.query || '';
    } else if (key === 'Escape') early.query = undefined;
    else if (key === 'Backspace') early.query = early.query.slice(0, -1);
    else if (key.length === 1) early.query += key;
    else return;
    event.preventDefault();
  }
  readChoice();
  win.addEventListener('storage', readChoice);
  win.addEventListener('pageshow', readChoice);
  win.addEventListener('keydown', onEvent);
  win.addEventListener('click', onEvent);
})(window, document.documentElement.dataset);`;
