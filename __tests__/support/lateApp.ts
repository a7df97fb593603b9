import type { Page } from 'playwright-core';

/** An app that comes when it is let through: until then the reader is faster. */
export function lateApp() {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const prepare = (page: Page) =>
    page.route(/\/app-\w+\.js/, async (route) => {
      await isLetThrough;
      await route.continue();
    });
  return { prepare, letThrough };
}
