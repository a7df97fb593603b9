/**
 * Runs in the head. Readers who open the search before the app has started get it once it has, with
 * what they have typed until then. It listens as long as `window.earlySearch` is not replaced.
 */
export const searchScript = `(function (win) {
  var early = (win.earlySearch = {});
  function isCommand(event) {
    return event.type === 'click' || ((event.ctrlKey || event.metaKey) && !event.altKey);
  }
  function opensSearch(event) {
    if (event.type === 'click') return event.target.closest('[data-search]');
    if (isCommand(event)) return event.key === 'k';
    return event.key === '/' && !event.altKey && !/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
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
  win.addEventListener('keydown', onEvent);
  win.addEventListener('click', onEvent);
})(window);`;
