import type { Page } from 'playwright-core';
import { open } from '../support/browser';

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark theme' });
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the theme that was chosen is there before the first paint of the next visit', async () => {
  const page = await open('/guides/');
  expect(await theme(page)).toBe('light');
  const light = await ground(page);

  await toggle(page).click();
  const dark = await ground(page);
  expect(dark).not.toBe(light);

  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { backgroundColor } = getComputedStyle(document.body);
      Object.assign(window, { firstGround: backgroundColor });
    });
  });
  await page.reload();
  expect(await page.evaluate('firstGround')).toBe(dark);
});

test('all tabs show the theme that was chosen in one of them', async () => {
  const page = await open('/guides/');
  const other = await page.context().newPage();
  await other.goto('/concepts/');

  await toggle(page).click();

  await other.waitForFunction(() => document.documentElement.classList.contains('dark'));
  expect(await toggle(other).getAttribute('aria-pressed')).toBe('true');
});

test('a dark theme lasts over visits, on every page, until it is put away', async () => {
  const page = await open('/guides/');
  await toggle(page).click();
  for (const path of ['/', '/blog/', '/vote/', '/concepts/printable/', '/404/']) {
    await page.goto(path);
    expect(await theme(page)).toBe('dark');
  }

  const later = await page.context().newPage();
  await later.goto('/concepts/');
  await toggle(later).and(later.locator('[aria-pressed="true"]')).click();
  await later.reload();
  expect(await theme(later)).toBe('light');
});

test('without a choice the site is light, whatever the system prefers', async () => {
  const page = await open('/guides/', { colorScheme: 'dark' });
  expect(await theme(page)).toBe('light');
});
