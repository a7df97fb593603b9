const LABEL = 'live-announcement';

/** Says something to screen readers without moving the focus. */
export function announce(message: string): void {
  let region = document.getElementById(LABEL);
  if (!region) {
    region = document.createElement('div');
    region.id = LABEL;
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = message;
}
