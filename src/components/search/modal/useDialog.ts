import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Makes a dialog of what DocSearch renders as one big button: Escape closes it, the page behind
 * takes no part, and a screen reader hears of a search box with a list. Returns the modal's element.
 */
export function useDialog(dialog: RefObject<HTMLElement | null>, onClose: () => void) {
  const [modal, setModal] = useState<Element>();

  useLayoutEffect(() => {
    const container = dialog.current?.querySelector('.DocSearch-Container');
    const input = dialog.current?.querySelector('input');
    container?.setAttribute('role', 'group');
    for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup']) {
      container?.removeAttribute(name);
    }
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-expanded', 'true');
    input?.setSelectionRange(input.value.length, input.value.length);
    setModal(container?.querySelector('.DocSearch-Modal') ?? undefined);
  }, [dialog]);

  useLayoutEffect(() => {
    const page = document.getElementById('___gatsby');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Of an input method, Escape takes back what is being composed.
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);

  return modal;
}
