const setValue = (input: HTMLInputElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);

/** Types a query into the modal. */
export function setQuery(dialog: HTMLElement | null, query: string): void {
  const input = dialog?.querySelector('input');
  if (!input) return;
  // React hears of a value only if it is set as a browser would.
  setValue(input, query);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
