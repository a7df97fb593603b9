/** How long a reader is shown controls that wait for the app, in milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * Runs in the head. Controls that need the app are shown as soon as scripts run at all, so that
 * nothing moves when it starts. Where it is lost or too late, the page becomes one without
 * JavaScript, until it starts after all: see `PageBoundary`.
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
