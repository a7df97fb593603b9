/** How long controls are shown that do not work before the app starts. */
const TIMEOUT_MS = 20_000;

/**
 * Runs in the head. Controls that need the app are shown as soon as scripts run at all, so that
 * nothing moves when it starts. If the app fails to load or is late, the page looks as without
 * JavaScript until it starts: see `PageBoundary`.
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
  win.addEventListener('error', function (event) { if (isOurs(event)) giveUp(); }, true);
  win.addEventListener('unhandledrejection', giveUp);
  setTimeout(giveUp, ${TIMEOUT_MS});
})(window, document.documentElement);`;
