const setValue = (input: HTMLInputElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);

/** Enters a query in the modal. */
export function setQuery(dialog: HTMLElement | null, query: string): void {
  const input = dialog?.querySelector('input');
  if (!input) return;
  // React only notices a value that is set with the browser's own setter.
  setValue(input, query);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
