import type { Page } from 'playwright-core';
import { open } from '../support/browser';
import { chooseTheme, themeSelect } from '../support/chooseTheme';

const GUIDE = '/guides/getting-started/';

/** A browser that throws when a page touches its storage, as with all cookies blocked. */
async function openBlocked(path: string): Promise<Page> {
  const page = await open('/404/');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(path);
  await themeSelect(page).waitFor();
  return page;
}

test('a page reads and leads on', async () => {
  const page = await openBlocked(GUIDE);
  await page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
});

test('a theme lasts as long as the visit, and the notice stays away for as long', async () => {
  const page = await openBlocked(GUIDE);
  const html = page.locator('html[data-theme="dark"]');
  await chooseTheme(page, 'dark');
  await html.waitFor();
  await page.getByRole('button', { name: 'Dismiss notice' }).click();
  await page.getByRole('complementary', { name: 'Notice' }).waitFor({ state: 'hidden' });

  await page.getByRole('navigation', { name: 'Documentation' }).getByText('Concepts').click();
  await page.getByRole('heading', { level: 1, name: 'Concepts' }).waitFor();
  expect(await html.count()).toBe(1);
  expect(await page.getByRole('complementary', { name: 'Notice' }).isVisible()).toBe(false);
});

test('a package manager can be chosen', async () => {
  const page = await openBlocked(GUIDE);
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await page.getByText('pnpm add --save-dev webpack webpack-cli').waitFor();
});

test('the votes are asked for and shown', async () => {
  const page = await openBlocked('/404/');
  await page.route('https://api.github.com/**', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { items: [] } }),
  );
  await page.goto('/vote/');
  await page.getByRole('radio', { name: 'Newest' }).check({ force: true });
  await page.waitForURL('**/vote/?sort=newest');
});

test('the search opens, finds, and leads on', async () => {
  const page = await openBlocked(GUIDE);
  await page.getByRole('button', { name: /^Search/ }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('caching');
  await search.getByRole('row').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/guides/caching/**');
  await page.getByRole('heading', { level: 1, name: 'Caching' }).waitFor();

  // What was found is remembered as long as the page is open.
  await page.keyboard.press('/');
  await search.getByText('Recent', { exact: true }).waitFor();
});
