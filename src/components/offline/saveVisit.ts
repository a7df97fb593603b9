import { ask } from './ask';
import { saveLinkedPages } from './saveLinkedPages';

declare global {
  interface Window {
    ___webpackCompilationHash?: string;
  }
}

/** Asks the worker to save the page of a visit, and then the pages that its menus link to. */
export async function saveVisit(path: string): Promise<void> {
  const release = window.___webpackCompilationHash;
  if (!release) return;
  const { problem } = await ask({ type: 'visit', path, release });
  if (!problem) await saveLinkedPages(path);
}
