import { createContext } from 'react';

/** On the server: reads the HTML of a body by its chunk. Not set in the browser. */
export const ServedBodies = createContext<((chunk: string) => string) | undefined>(undefined);

let isFirstPage = true;

/**
 * The body of this page in the served document. React leaves it unchanged, or renders it again if
 * something changed the document on its way. The offline fallback has none, and after the first page
 * there is nothing to adopt.
 */
export function servedBody(path: string): string | undefined {
  if (typeof document === 'undefined' || !isFirstPage) return undefined;
  const body = document.querySelector<HTMLElement>('[data-body]');
  return body?.dataset['body'] === path ? body.innerHTML : undefined;
}

export function leaveFirstPage(): void {
  isFirstPage = false;
}
