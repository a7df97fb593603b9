/** Ctrl+K or Cmd+K anywhere, and / outside of text fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || event.isComposing) return false;
  const withCommand = event.ctrlKey || event.metaKey;
  if (withCommand) return !event.shiftKey && event.key.toLowerCase() === 'k';
  return event.key === '/' && !isField(event.composedPath()[0]);
}

const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));
