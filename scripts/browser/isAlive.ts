/** Runs in a page: whether React handles events. Pages without the app are always alive. */
export function isAlive(): boolean {
  const { appHasStarted } = window as { appHasStarted?: boolean };
  return appHasStarted === true || !document.getElementById('___gatsby');
}
