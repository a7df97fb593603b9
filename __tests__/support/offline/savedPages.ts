import type { Page } from 'playwright-core';
import type { ListReply } from '../../../src/site/offline/messages';

/** What the worker says it has saved. */
export const listSaved = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    return new Promise<ListReply>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data as ListReply);
      active?.postMessage({ type: 'list' }, [port2]);
    });
  });

/** Asks again and again, also while the page is being replaced, until the answer is yes. */
export async function untilTrue<Argument>(
  page: Page,
  question: (argument: Argument) => Promise<boolean>,
  argument: Argument,
): Promise<void> {
  const ask = question as (argument: unknown) => Promise<boolean>;
  while (!(await page.evaluate(ask, argument).catch(() => false))) await page.waitForTimeout(50);
}

/** Waits until pages are saved, as a reader would while reading. */
export async function untilSaved(page: Page, ...paths: string[]): Promise<void> {
  for (;;) {
    const { pages } = await listSaved(page);
    if (paths.every((path) => path in pages)) return;
    await page.waitForTimeout(50);
  }
}

/** Runs in the page: neither a worker nor anything that it saved is left, and the page is a built one or not. */
export const nothingIsLeft = async ({ isBuilt }: { isBuilt: boolean }) =>
  (window.___webpackCompilationHash !== undefined) === isBuilt &&
  (await navigator.serviceWorker.getRegistrations()).length === 0 &&
  (await caches.keys()).length === 0;

/** Counts the documents that a tab asks for from here on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** The browser has tried to install it, and given up. */
export async function hasNoWorker(): Promise<boolean> {
  const stores = await caches.keys();
  const registration = await navigator.serviceWorker.getRegistration();
  return stores.length > 0 && registration === undefined;
}
