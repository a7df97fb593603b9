import { hasAppStarted, startApp, whenAppStarts } from './app';

/** Controls that work without the app: those of the text, and those with a script in the head. */
const WORKS_ALREADY = '.prose *, [data-copy-page], [data-theme-toggle], [data-search]';

const isLate = (target: Element) => !target.closest(WORKS_ALREADY);

/**
 * What a reader does with a control before the app handles it, the app does once it has started.
 * A link needs nothing: the browser follows it, and the app may not handle it halfway.
 */
export function holdEvents(): void {
  const held: (() => void)[] = [];

  const holdClick = (event: MouseEvent) => {
    const { target } = event;
    if (hasAppStarted() || !(target instanceof Element)) return;
    if (target.closest('a')) return event.stopPropagation();
    const button = target.closest<HTMLElement>('button, input[type=checkbox]');
    if (!button || !isLate(button)) return;
    event.preventDefault();
    event.stopPropagation();
    held.push(() => button.click());
    startApp();
  };
  const holdChange = ({ target }: Event) => {
    if (hasAppStarted() || !(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    held.push(() => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
    startApp();
  };

  window.addEventListener('click', holdClick, true);
  window.addEventListener('change', holdChange, true);
  whenAppStarts(() => {
    window.removeEventListener('click', holdClick, true);
    window.removeEventListener('change', holdChange, true);
    enterHovered();
    held.forEach((repeat) => repeat());
  });
}

/** The pointer entered what is below it before the app could hear of it. */
function enterHovered(): void {
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}
