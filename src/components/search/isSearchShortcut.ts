import { isField } from '../browser/isField';
import { hasSingleKeys } from '../browser/singleKeys';

/** Ctrl+K or Cmd+K anywhere, and / outside of text fields unless single keys are turned off. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || event.isComposing) return false;
  const withCommand = event.ctrlKey || event.metaKey;
  if (withCommand) return !event.shiftKey && event.key.toLowerCase() === 'k';
  return event.key === '/' && hasSingleKeys() && !isField(event.composedPath()[0]);
}
