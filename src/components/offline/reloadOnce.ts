const TYPED_INTO = 'input, textarea, [contenteditable], [role="searchbox"], [role="combobox"]';

const isTyping = () => document.activeElement?.matches(TYPED_INTO) === true;

let isReloading = false;

/** Reloads the page, once, and not before the reader has left the field that they type into. */
export function reloadOnce(reload = () => window.location.reload()): void {
  if (isReloading) return;
  isReloading = true;
  const attempt = () => {
    if (isTyping()) return;
    document.removeEventListener('focusout', later);
    reload();
  };
  // The focus may only move from one field to the next.
  const later = () => setTimeout(attempt);
  document.addEventListener('focusout', later);
  attempt();
}
