import type { Page } from 'playwright-core';
import { open } from '../support/browser';

const PRINTABLE = '/guides/printable/';

/** How often a page opened the print dialog, which `browser.ts` replaces. */
const dialogs = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('printed')));

const waitForDialogs = (page: Page, count: number) =>
  page.waitForFunction((wanted) => sessionStorage.getItem('printed') === String(wanted), count);

test('the printable view holds every page of the section, and its links stay inside', async () => {
  const page = await open(PRINTABLE);

  expect(await page.title()).toBe('Combined printable page | webpack');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex,nofollow');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Getting Started' }).click();
  await page.waitForURL('**/guides/printable/#guides-getting-started');

  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids).toHaveLength(new Set(ids).size);
});

test('the print dialog opens once, also in a browser that a program drives', async () => {
  const page = await open(PRINTABLE);
  expect(await page.evaluate(() => navigator.webdriver)).toBe(true);
  await waitForDialogs(page, 1);

  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'Getting Started' })
    .click();
  await page.waitForURL('**#guides-getting-started');
  expect(await dialogs(page)).toBe(1);
});

test('going back and forward to a printable page opens no dialog again, and its link does', async () => {
  const page = await open('/guides/getting-started/');
  const print = () =>
    page
      .getByRole('link', { name: /^Print/ })
      .first()
      .click();
  const arrive = () => page.getByRole('navigation', { name: 'Contents' }).waitFor();
  await print();
  await waitForDialogs(page, 1);

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Getting Started' }).waitFor();
  await page.goForward();
  await arrive();
  await page.waitForTimeout(300);
  expect(await dialogs(page)).toBe(1);

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Getting Started' }).waitFor();
  await print();
  await waitForDialogs(page, 2);
});

test('coming back to a printable page from another document opens no dialog again', async () => {
  const page = await open(PRINTABLE);
  await waitForDialogs(page, 1);

  await page.goto('/concepts/');
  await page.goBack();
  await page.getByRole('navigation', { name: 'Contents' }).waitFor();
  await page.waitForTimeout(300);
  expect(await dialogs(page)).toBe(1);
});
