/**
 * Runs in the head: whoever asks for the search before the app is there gets it when it is. The app
 * takes the wish from `window.isSearchWanted`, which ends this listening.
 */
export const searchScript = `(function (win, hear) {
  win.isSearchWanted = false;
  hear = function (event, target, asks) {
    if (win.isSearchWanted === undefined) return;
    target = event.target;
    asks = event.type === 'click' ? target.closest('[data-search]')
      : event.ctrlKey || event.metaKey ? event.key === 'k'
      : event.key === '/' && !/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
    if (!asks) return;
    event.preventDefault();
    win.isSearchWanted = true;
  };
  win.addEventListener('keydown', hear);
  win.addEventListener('click', hear);
})(window);`;
