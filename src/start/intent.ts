import { startApp } from './app';

const CONTROLS = 'a, button, select, input, summary, label, [tabindex]';

/** What a reader does just before something that needs the app, which gives it a moment to load. */
const INTENTS = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const;

const LISTENER = { passive: true, capture: true };

function isIntent({ type, target }: Event): boolean {
  if (type === 'touchstart' || type === 'keydown') return true;
  return target instanceof Element && target.closest(CONTROLS) !== null;
}

/** Starts the app at the first sign that the reader is about to do something. */
export function startOnIntent(): void {
  const onEvent = (event: Event) => {
    if (!isIntent(event)) return;
    for (const type of INTENTS) window.removeEventListener(type, onEvent, LISTENER);
    startApp();
  };
  for (const type of INTENTS) window.addEventListener(type, onEvent, LISTENER);
}

/** Parts of a page that need the app as soon as the reader sees them. */
const NEEDS_APP = '[data-needs-app]';

export function startInView(): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    startApp();
  });
  document.querySelectorAll(NEEDS_APP).forEach((part) => observer.observe(part));
}
