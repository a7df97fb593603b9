import { createContext } from 'react';

/** On the server: the HTML of a body by its chunk. In the browser there is none. */
export const ServedBodies = createContext<((chunk: string) => string) | undefined>(undefined);

let isFirstPage = true;

/**
 * The body of this page in the document that was served. React leaves it as it is, or writes it
 * anew if the document was changed on its way. Behind the offline fallback there is none, and
 * after the first page there is nothing to adopt.
 */
export function servedBody(path: string): string | undefined {
  if (typeof document === 'undefined' || !isFirstPage) return undefined;
  const body = document.querySelector<HTMLElement>('[data-body]');
  return body?.dataset['body'] === path ? body.innerHTML : undefined;
}

export function leaveFirstPage(): void {
  isFirstPage = false;
}
