/** A document that the browser has prepared may never be shown. */
export function whenShown(callback: () => void): void {
  // Missing in browsers that prepare none.
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
