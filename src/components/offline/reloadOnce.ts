const TEXT_FIELD = 'input, textarea, [contenteditable], [role="searchbox"], [role="combobox"]';
// A field that is removed has no `focusout`: the next `focusin` shows that it lost the focus.
const FOCUS_EVENTS = ['focusout', 'focusin'];

const isTyping = () => document.activeElement?.matches(TEXT_FIELD) === true;

let isReloading = false;

/** Reloads the page once, but not while the reader is typing into a field. */
export function reloadOnce(reload = () => window.location.reload()): void {
  if (isReloading) return;
  isReloading = true;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    if (isTyping()) return;
    for (const type of FOCUS_EVENTS) document.removeEventListener(type, later);
    reload();
  };
  // The focus may just be moving from one field to the next.
  const later = () => {
    clearTimeout(waiting);
    waiting = setTimeout(attempt);
  };
  for (const type of FOCUS_EVENTS) document.addEventListener(type, later);
  attempt();
}
