import { useEffect, useLayoutEffect } from 'react';

const RESULTS_ID = 'search-results';

/**
 * Turns what DocSearch renders, one big button, into a dialog: Escape closes it, the page behind is
 * inert, and screen readers announce a search box with a list.
 */
export function useDialog(dialog: HTMLElement | null, onClose: () => void): void {
  useLayoutEffect(() => {
    const container = dialog?.querySelector('.DocSearch-Container');
    const input = dialog?.querySelector('input');
    container?.setAttribute('role', 'group');
    for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup']) {
      container?.removeAttribute(name);
    }
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-haspopup', 'grid');
    input?.setAttribute('aria-expanded', 'true');
    input?.setAttribute('aria-controls', RESULTS_ID);
    dialog?.querySelector('.DocSearch-Dropdown')?.setAttribute('id', RESULTS_ID);
    input?.setSelectionRange(input.value.length, input.value.length);
  }, [dialog]);

  useLayoutEffect(() => {
    const page = document.getElementById('___gatsby');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // In an input method, Escape cancels the composition.
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);
}
