/** Opens at once what a press opens, and says whether it did. The app opens it when it repeats the press. */
export function preview(button: HTMLElement): boolean {
  if (button.getAttribute('aria-expanded') !== 'false') return false;
  const expand = (isOpen: boolean) => button.setAttribute('aria-expanded', String(isOpen));
  expand(true);
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (panel instanceof HTMLDialogElement) {
    panel.showModal();
    // By Escape, which needs no app.
    panel.addEventListener('close', () => expand(false), { once: true });
  } else panel?.removeAttribute('hidden');
  return true;
}
