import { closest } from './closest';

const MARGIN = 8;

/** A first tap shows the definition, a second one leads to the glossary. */
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
  const revive = () => delete term.dataset['dismissed'];
  term.addEventListener('mouseleave', revive, { once: true });
  term.addEventListener('focusout', revive, { once: true });
}

/** Shifts a definition that would stick out of the window. */
export function keepTermInView(event: Event): void {
  const definition = closest(event, '.term')?.querySelector<HTMLElement>('.term-definition');
  if (!definition) return;
  definition.style.removeProperty('--term-shift');
  const { left, right } = definition.getBoundingClientRect();
  const overflow = Math.max(right - document.documentElement.clientWidth + MARGIN, 0);
  const shift = left < MARGIN ? MARGIN - left : -overflow;
  if (shift !== 0) definition.style.setProperty('--term-shift', `${shift}px`);
}
