/** Opens at once what a press opens, and says whether it did. The app opens it when it repeats the press. */
export function preview(button: HTMLElement): boolean {
  if (button.getAttribute('aria-expanded') !== 'false') return false;
  const expand = (isOpen: boolean) => button.setAttribute('aria-expanded', String(isOpen));
  expand(true);
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (panel instanceof HTMLDialogElement) {
    panel.showModal();
    copySection(panel);
    panel.addEventListener('close', () => expand(false), { once: true });
  } else panel?.removeAttribute('hidden');
  return true;
}

/** Shows the pages of the section in the phone's menu, as they stand next to the page on wide screens. */
function copySection(menu: HTMLDialogElement): void {
  const section = document.querySelector('#content')?.previousElementSibling?.firstElementChild;
  const copy = section?.cloneNode(true);
  if (!(copy instanceof Element)) return;
  copy.querySelectorAll('[id]').forEach((each) => each.removeAttribute('id'));
  // They need the app.
  copy.querySelectorAll<HTMLElement>('button, select').forEach((each) => (each.inert = true));
  menu.querySelector('[data-copy]')?.replaceChildren(copy);
  copy.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
}
