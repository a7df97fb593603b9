/** Opens at once what a press opens. The app finds it open when it repeats the press. */
export function preview(button: HTMLElement): void {
  if (button.getAttribute('aria-expanded') !== 'false') return;
  button.setAttribute('aria-expanded', 'true');
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (panel instanceof HTMLDialogElement) panel.showModal();
  else panel?.removeAttribute('hidden');
}
