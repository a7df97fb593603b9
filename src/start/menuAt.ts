/** The menu whose button or link is given: see `Menu`. */
export function menuAt(element: Element) {
  const isButton = element.matches('[aria-controls]');
  const list = isButton ? element.nextElementSibling : element.closest('ul');
  const button = list?.previousElementSibling;
  if (!(list instanceof HTMLUListElement && button instanceof HTMLButtonElement)) return undefined;
  if (button.getAttribute('aria-controls') !== list.id) return undefined;
  return { button, isOpen: !list.hidden, links: [...list.querySelectorAll('a')] };
}
