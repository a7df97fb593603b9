/** Runs in a page. React answers events from here on; one that is not the app has nothing to wait for. */
export function isAlive(): boolean {
  const root = document.getElementById('___gatsby');
  return !root || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}
