import { closest } from './closest';

const PICTURES = '.prose .drawing, .prose .picture > img';

/** A press on a picture, or on the button after it, shows it as large as the window. */
export function enlargePicture(event: Event): void {
  const button = closest(event, '.enlarge');
  const picture = button ? button.previousElementSibling : pressedPicture(event);
  if (picture) showEnlarged(picture);
}

/** Readers who select the words of a drawing don't want to enlarge it. */
const pressedPicture = (event: Event) =>
  getSelection()?.isCollapsed === false || closest(event, 'a') ? null : closest(event, PICTURES);

function showEnlarged(picture: Element): void {
  const label =
    picture.closest('figure')?.querySelector('figcaption')?.textContent ??
    picture.getAttribute('alt') ??
    '';
  const dialog = document.createElement('dialog');
  dialog.className = 'enlarged';
  dialog.setAttribute('aria-label', label || 'Picture');
  dialog.innerHTML = '<button type="button">Close</button><div></div><p></p>';
  dialog.children[1]!.append(picture.cloneNode(true));
  dialog.children[2]!.textContent = label;
  const close = () => dialog.close();
  dialog.addEventListener('click', close);
  window.addEventListener('popstate', close, { once: true });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
