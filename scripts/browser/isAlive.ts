/** Runs in a page: whether React handles events. Pages without the app are always alive. */
export function isAlive(): boolean {
  const root = document.getElementById('___gatsby');
  return !root || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}
