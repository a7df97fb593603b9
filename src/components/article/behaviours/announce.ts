const LABEL = 'live-announcement';

/** Long enough to read a sentence twice. */
const SHOWN_MS = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells screen readers something without moving the focus. */
export function announce(message: string): void {
  say(message, 'visually-hidden');
}

/** Tells all readers something, on the screen too, for a while. */
export function showNotice(message: string): void {
  const region = say(message, 'screen-notice');
  timer = setTimeout(() => {
    region.textContent = '';
  }, SHOWN_MS);
}

function say(message: string, className: string): HTMLElement {
  clearTimeout(timer);
  const region = document.getElementById(LABEL) ?? addRegion();
  region.className = className;
  region.textContent = message;
  return region;
}

function addRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = LABEL;
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}
