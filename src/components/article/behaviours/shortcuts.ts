import { isField } from '../../browser/isField';
import { hasSingleKeys } from '../../browser/singleKeys';

const OPEN_DIALOG = 'dialog[open], [aria-modal]';

/** `?` presses the button that opens the list of keys. */
export function openShortcuts(event: KeyboardEvent): void {
  const isOther = event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey;
  if (isOther || event.isComposing || event.defaultPrevented) return;
  if (!hasSingleKeys() || isField(event.target)) return;
  if (document.querySelector(OPEN_DIALOG)) return;
  document.querySelector<HTMLElement>('[data-shortcuts]')?.click();
}
