/**
 * Runs in the head: whoever asks for the search before the app is there gets it when it is, with
 * what they typed meanwhile. It listens for as long as `window.earlySearch` stays.
 */
export const searchScript = `(function (win) {
  var early = (win.earlySearch = {});
  function isCommand(event) {
    return event.type === 'click' || ((event.ctrlKey || event.metaKey) && !event.altKey);
  }
  function asks(event) {
    if (event.type === 'click') return event.target.closest('[data-search]');
    if (isCommand(event)) return event.key === 'k';
    return event.key === '/' && !event.altKey && !/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  }
  function hear(event) {
    var key = event.key;
    if (win.earlySearch !== early) return;
    if (early.query === undefined || isCommand(event)) {
      if (!asks(event)) return;
      early.query = early.query || '';
    } else if (key === 'Escape') early.query = undefined;
    else if (key === 'Backspace') early.query = early.query.slice(0, -1);
    else if (key.length === 1) early.query += key;
    else return;
    event.preventDefault();
  }
  win.addEventListener('keydown', hear);
  win.addEventListener('click', hear);
})(window);`;
