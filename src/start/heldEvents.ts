import { movedIndex } from '../components/navigation/movedIndex';
import { startApp, whenAppStarts } from './app';
import { menuAt } from './menuAt';
import { preview } from './preview';

/** Takes what is repeated when the app handles events. */
type Hold = (repeat: () => void) => void;

/** Controls that work without the app: those of the text, and those with a script in the head. */
const WORKS_ALREADY = '.prose *, .enlarged *, [data-copy-page], [data-theme-select], [data-search]';

const isLate = (target: Element) => !target.closest(WORKS_ALREADY);

const isLateChoice = (target: Element): target is HTMLSelectElement =>
  target instanceof HTMLSelectElement && isLate(target);

function holdPress(button: HTMLElement, hold: Hold): void {
  const wasOpened = preview(button);
  hold(() => {
    const isClosedAgain = wasOpened && button.getAttribute('aria-expanded') === 'false';
    if (!isClosedAgain) button.click();
  });
}

function holdClick(event: Event, target: Element, hold: Hold): void {
  const link = target.closest('a');
  if (link) {
    // The same heading in another language.
    if (link.hreflang) link.hash = location.hash;
    foldListOf(link);
    // Links of the text may do more than lead somewhere: `leaveToBrowser` stops them later.
    if (isLate(link)) event.stopPropagation();
    return;
  }
  const button = target.closest<HTMLElement>('button, input[type=checkbox]');
  const menu = target.closest('dialog');
  // Its only button before the app closes it: those of the copy are inert.
  if (menu?.querySelector('[data-copy]') && (button || target === menu)) {
    event.stopPropagation();
    return menu.close();
  }
  if (!button || !isLate(button)) return;
  event.preventDefault();
  event.stopPropagation();
  holdPress(button, hold);
}

/** Following a link closes the list that it is in. */
function foldListOf(link: Element): void {
  const list = link.closest('[id]');
  if (list instanceof HTMLDialogElement) return list.close();
  const opener = document.querySelector(`[aria-controls="${list?.id}"]`);
  opener?.setAttribute('aria-expanded', 'false');
}

/** The app listens here too, before it can follow a link. */
function leaveToBrowser(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a')) {
    event.stopImmediatePropagation();
  }
}

/** An arrow key in a list of choices is no decision yet. The app learns about it from the key. */
function holdChoice(event: Event, target: Element, hold: Hold): void {
  if (!isLateChoice(target)) return;
  const { value } = target;
  hold(() => {
    target.value = value;
    target.dispatchEvent(event);
  });
}

function holdKey(event: KeyboardEvent, target: Element, hold: Hold): void {
  if (isLateChoice(target) || event.key === 'Escape') hold(() => target.dispatchEvent(event));
  else moveInMenu(event, target, hold);
}

/** Opens a menu and moves the focus in it as the app does: the next key belongs to what has the focus. */
function moveInMenu(event: KeyboardEvent, target: Element, hold: Hold): void {
  const menu = menuAt(target);
  if (!menu || !(menu.isOpen || event.key.startsWith('Arrow'))) return;
  const { button, isOpen, links } = menu;
  const moved = movedIndex(event.key, links.indexOf(target as HTMLAnchorElement), links.length);
  if (moved === undefined) return;
  event.preventDefault();
  // A key may make React start, which would then move the focus once more.
  event.stopPropagation();
  if (!isOpen) holdPress(button, hold);
  links[moved]?.focus();
}

const HOLDERS = { click: holdClick, change: holdChoice, focusout: holdChoice, keydown: holdKey };

/**
 * Holds what a reader does with a control before the app handles events, and repeats it afterward.
 * Links need nothing: the browser follows them, and the app must not handle half of a press.
 */
export function holdEvents(): void {
  const held: (() => void)[] = [];
  const hold: Hold = (repeat) => {
    held.push(repeat);
    startApp();
  };
  const listeners = new AbortController();
  for (const [type, holder] of Object.entries(HOLDERS)) {
    const listener = (event: Event) => {
      // The type is that of the event.
      if (event.target instanceof Element) holder(event as KeyboardEvent, event.target, hold);
    };
    window.addEventListener(type, listener, { capture: true, signal: listeners.signal });
  }
  window.addEventListener('click', leaveToBrowser, { signal: listeners.signal });
  whenAppStarts(() => {
    listeners.abort();
    enterHovered();
    void repeatAll(held);
  });
}

/** One after the other: the app has to answer a key before it understands the next. */
async function repeatAll(held: readonly (() => void)[]): Promise<void> {
  for (const repeat of held) {
    repeat();
    await Promise.resolve();
  }
}

/** Repeats that the pointer entered what it is over: the app wasn't listening yet. */
function enterHovered(): void {
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}
