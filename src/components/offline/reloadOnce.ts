const TYPED_INTO = 'input, textarea, [contenteditable], [role="searchbox"], [role="combobox"]';
// A field that is taken away is not left: one learns of it when something else gets the focus.
const MOVES = ['focusout', 'focusin'];

const isTyping = () => document.activeElement?.matches(TYPED_INTO) === true;

let isReloading = false;

/** Reloads the page, once, and not before the reader has left the field that they type into. */
export function reloadOnce(reload = () => window.location.reload()): void {
  if (isReloading) return;
  isReloading = true;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    if (isTyping()) return;
    for (const move of MOVES) document.removeEventListener(move, later);
    reload();
  };
  // The focus may only move from one field to the next.
  const later = () => {
    clearTimeout(waiting);
    waiting = setTimeout(attempt);
  };
  for (const move of MOVES) document.addEventListener(move, later);
  attempt();
}
