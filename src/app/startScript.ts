/** How long controls are shown that do not work before the page's own script runs. */
const TIMEOUT_MS = 20_000;

/**
 * Runs in the head. Controls that need scripts are shown as soon as scripts run at all, so that
 * nothing moves when they start. If one fails to load or is late, the page looks as without
 * JavaScript until it works: see `PageBoundary`.
 */
export const startScript = `(function (win, root) {
  function giveUp() {
    if (!win.appHasStarted) root.classList.remove('js');
  }
  function isOurs(event) {
    var failed = event.target.tagName === 'SCRIPT' ? event.target.src : event.filename;
    return !!failed && failed.indexOf(location.origin + '/') === 0;
  }
  root.classList.add('js');
  win.giveUp = giveUp;
  win.addEventListener('error', function (event) { if (isOurs(event)) giveUp(); }, true);
  win.addEventListener('unhandledrejection', giveUp);
  setTimeout(function () { if (!win.pageIsAlive) giveUp(); }, ${TIMEOUT_MS});
})(window, document.documentElement);`;
