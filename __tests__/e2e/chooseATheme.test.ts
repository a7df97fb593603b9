import type { Page } from 'playwright-core';
import { open } from '../support/browser';
import { chooseTheme, themeSelect } from '../support/chooseTheme';

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Loads the page again. Returns its background when it was first complete. */
async function groundAfterReload(page: Page): Promise<unknown> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { backgroundColor } = getComputedStyle(document.body);
      Object.assign(window, { firstGround: backgroundColor });
    });
  });
  await page.reload();
  return page.evaluate('firstGround');
}

test('the theme that was chosen is there before the first paint of the next visit', async () => {
  const page = await open('/guides/');
  expect(await theme(page)).toBe('light');
  const light = await ground(page);

  await chooseTheme(page, 'dark');
  const dark = await ground(page);
  expect(dark).not.toBe(light);

  expect(await groundAfterReload(page)).toBe(dark);
});

test('the theme of the system is there before the first paint, and follows its changes', async () => {
  const page = await open('/guides/', { colorScheme: 'dark' });
  await chooseTheme(page, 'system');
  expect(await theme(page)).toBe('dark');
  const dark = await ground(page);

  expect(await groundAfterReload(page)).toBe(dark);
  expect(await themeSelect(page).inputValue()).toBe('system');

  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-theme="light"]').waitFor();
  expect(await ground(page)).not.toBe(dark);
});

test('the theme of the system needs no app', async () => {
  const page = await open('/guides/', { isUntouched: true, colorScheme: 'dark' });
  await themeSelect(page).selectOption('system');
  await page.locator('html[data-theme="dark"]').waitFor();

  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-theme="light"]').waitFor();
});

test('all tabs show the theme that was chosen in one of them', async () => {
  const page = await open('/guides/');
  const other = await page.context().newPage();
  await other.goto('/concepts/');

  await chooseTheme(page, 'dark');

  await other.waitForFunction(() => document.documentElement.classList.contains('dark'));
  expect(await themeSelect(other).inputValue()).toBe('dark');
});

test('a dark theme lasts over visits, on every page, until another is chosen', async () => {
  const page = await open('/guides/');
  await chooseTheme(page, 'dark');
  for (const path of ['/', '/blog/', '/vote/', '/concepts/printable/', '/404/']) {
    await page.goto(path);
    expect(await theme(page)).toBe('dark');
    expect(await themeSelect(page).inputValue()).toBe('dark');
  }

  const later = await page.context().newPage();
  await later.goto('/concepts/');
  await chooseTheme(later, 'light');
  await later.reload();
  expect(await theme(later)).toBe('light');
});

test('without a choice the site is light, whatever the system prefers', async () => {
  const page = await open('/guides/', { colorScheme: 'dark' });
  expect(await theme(page)).toBe('light');
});

test('the keyboard chooses a theme, and the icon says which', async () => {
  const page = await open('/guides/');
  const icons = themeSelect(page).locator('xpath=..').locator('svg');
  const shownIcon = () =>
    icons.evaluateAll((all) => all.findIndex((icon) => icon.getClientRects().length > 0));
  expect(await shownIcon()).toBe(0);

  await themeSelect(page).focus();
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');

  await page.locator('html[data-theme="dark"]').waitFor();
  expect(await shownIcon()).toBe(1);
});
