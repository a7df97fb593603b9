import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser/launchBrowser';
import { wake } from '../../scripts/browser/wake';
import { SITE_URL } from '../support/browser';

declare global {
  interface Window {
    wasSaved?: Promise<boolean>;
  }
}

let browser: Browser;

beforeAll(async () => {
  // Playwright turns the browser's cache of whole pages off.
  browser = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
afterAll(() => browser.close());

/** Whether the browser returns to the page as it was left. Playwright's own `goBack` waits for a load. */
async function isSavedWhenLeft(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    window.wasSaved = new Promise((resolve) => {
      addEventListener('pageshow', ({ persisted }) => resolve(persisted));
    });
  });
  const url = page.url();
  await page.goto(`${SITE_URL}/license/`);
  await page.evaluate(() => history.back());
  await page.waitForURL(url, { waitUntil: 'commit' });
  return page.evaluate(() => window.wasSaved ?? false);
}

describe.each(['/', '/guides/getting-started/', '/configuration/output/', '/blog/', '/vote/'])(
  'the browser returns to %s without loading anything',
  (path) => {
    test.each<[string, (page: Page) => Promise<unknown>]>([
      ['that was only read', () => Promise.resolve()],
      ['whose app has started', wake],
    ])('%s', async (_, use) => {
      const page = await browser.newPage();
      await page.goto(SITE_URL + path);
      await use(page);

      expect(await isSavedWhenLeft(page)).toBe(true);
      await page.close();
    });
  },
);
