import { isField } from '../browser/isField';

/** Ctrl+K or Cmd+K anywhere, and / outside of text fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || event.isComposing) return false;
  const withCommand = event.ctrlKey || event.metaKey;
  if (withCommand) return !event.shiftKey && event.key.toLowerCase() === 'k';
  return event.key === '/' && !isField(event.composedPath()[0]);
}
