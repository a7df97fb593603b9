import { hasAppStarted, startApp, whenAppStarts } from './app';
import { preview } from './preview';

/** Controls that work without the app: those of the text, and those with a script in the head. */
const WORKS_ALREADY = '.prose *, .enlarged *, [data-copy-page], [data-theme-select], [data-search]';

const isLate = (target: Element) => !target.closest(WORKS_ALREADY);

const isLateChoice = (target: EventTarget | null): target is HTMLSelectElement =>
  target instanceof HTMLSelectElement && isLate(target);

/**
 * What a reader does with a control before the app handles it, the app does once it has started.
 * A link needs nothing: the browser follows it, and the app may not handle it halfway.
 */
export function holdEvents(): void {
  const held: (() => void)[] = [];

  const holdClick = (event: MouseEvent) => {
    const { target } = event;
    if (hasAppStarted() || !(target instanceof Element)) return;
    const link = target.closest('a');
    if (link) {
      // The same heading in another language.
      if (link.hreflang) link.hash = location.hash;
      return event.stopPropagation();
    }
    const button = target.closest<HTMLElement>('button, input[type=checkbox]');
    if (!button || !isLate(button)) return;
    event.preventDefault();
    event.stopPropagation();
    preview(button);
    held.push(() => button.click());
    startApp();
  };
  const repeatLater = (target: EventTarget, event: Event) => {
    held.push(() => target.dispatchEvent(event));
    startApp();
  };
  // An arrow key in a list of choices is not a decision, and the app knows it by the key.
  const holdChoice = ({ type, target }: Event) => {
    if (hasAppStarted() || !isLateChoice(target)) return;
    const { value } = target;
    held.push(() => (target.value = value));
    repeatLater(target, new Event(type, { bubbles: true }));
  };
  const holdKey = ({ type, target, key }: KeyboardEvent) => {
    if (hasAppStarted() || target === null) return;
    const isHeld = isLateChoice(target) || (key === 'Escape' && held.length > 0);
    if (isHeld) repeatLater(target, new KeyboardEvent(type, { key, bubbles: true }));
  };

  const holders = { click: holdClick, change: holdChoice, focusout: holdChoice, keydown: holdKey };
  const entries = Object.entries(holders) as [string, (event: Event) => void][];
  for (const [type, hold] of entries) window.addEventListener(type, hold, true);
  whenAppStarts(() => {
    for (const [type, hold] of entries) window.removeEventListener(type, hold, true);
    enterHovered();
    held.forEach((repeat) => repeat());
  });
}

/** The pointer entered what is below it before the app could hear of it. */
function enterHovered(): void {
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}
