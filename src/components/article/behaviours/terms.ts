import { closest } from './closest';

const MARGIN = 8;

/** The first tap shows the definition, the second follows the link to the glossary. */
export function openTermByTap(event: MouseEvent): void {
  const term = closest(event, '.term');
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  if (!term || !isTouch || 'open' in term.dataset) return;
  event.preventDefault();
  term.dataset['open'] = '';
  const close = (next: Event) => {
    if (next.target instanceof Node && term.contains(next.target)) return;
    delete term.dataset['open'];
    document.removeEventListener('pointerdown', close);
  };
  document.addEventListener('pointerdown', close);
}

/** Escape hides a definition until the pointer or the focus leaves the word. */
export function dismissTerm(event: KeyboardEvent): void {
  const term = closest(event, '.term') ?? document.querySelector<HTMLElement>('.term:hover');
  if (event.key !== 'Escape' || !term) return;
  term.dataset['dismissed'] = '';
  const allowAgain = () => delete term.dataset['dismissed'];
  term.addEventListener('mouseleave', allowAgain, { once: true });
  term.addEventListener('focusout', allowAgain, { once: true });
}

/** Shifts a definition that would extend beyond the window. */
export function keepTermInView(event: Event): void {
  const definition = closest(event, '.term')?.querySelector<HTMLElement>('.term-definition');
  if (!definition) return;
  definition.style.removeProperty('--term-shift');
  const { left, right } = definition.getBoundingClientRect();
  const overflow = Math.max(right - document.documentElement.clientWidth + MARGIN, 0);
  const shift = left < MARGIN ? MARGIN - left : -overflow;
  if (shift !== 0) definition.style.setProperty('--term-shift', `${shift}px`);
}
