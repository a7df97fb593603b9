/** The browser lays out the top of the text first, and the rest once the top is painted. */
export function layOutTopFirst(): void {
  const text = document.querySelector<HTMLElement>('[data-body]');
  if (!text) return;
  text.dataset['topFirst'] = '';
  requestAnimationFrame(() => {
    setTimeout(() => delete text.dataset['topFirst']);
  });
}
