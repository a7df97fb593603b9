import type { Page } from 'playwright-core';
import { wake } from '../../scripts/browser/wake';
import { open } from '../support/browser';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** Too low for the whole list, so that it scrolls. */
const LOW = { viewport: { width: 1440, height: 480 } };

const guides = (page: Page) => page.getByRole('navigation', { name: 'Guides' });
const currentPage = (page: Page) => guides(page).locator('[aria-current="page"]');
const currentHeading = (page: Page) => guides(page).locator('[aria-current="location"]');
const listPlace = (page: Page) =>
  guides(page).evaluate((list) => list.parentElement?.scrollTop ?? 0);

test('the sidebar keeps its place and what is open in it from page to page', async () => {
  const page = await open('/guides/getting-started/', LOW);
  await wake(page);
  await guides(page).evaluate((list) => list.parentElement?.scrollTo(0, 60));

  await guides(page).getByRole('link', { name: 'Asset Management', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();

  expect(await currentPage(page).textContent()).toBe('Asset Management');
  expect(await listPlace(page)).toBe(60);
  expect(
    await guides(page)
      .getByRole('button', { name: 'Headings of Getting Started' })
      .getAttribute('aria-expanded'),
  ).toBe('true');
});

test('the heading that is being read is marked and in view; the page does not move', async () => {
  const page = await open('/guides/getting-started/', DESKTOP);

  await page.evaluate(() => document.getElementById('conclusion')?.scrollIntoView());
  await page.waitForFunction(() => document.querySelector('nav [aria-current="location"]'));
  const place = await page.evaluate(() => window.scrollY);
  await page.waitForTimeout(200);

  expect(await currentHeading(page).textContent()).toBe('Conclusion');
  expect(await currentHeading(page).isVisible()).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('moving through the header by keys leaves the page where it is', async () => {
  const page = await open('/guides/getting-started/', DESKTOP);
  await page.evaluate(() => window.scrollTo(0, 1500));

  await page.getByRole('link', { name: 'webpack', exact: true }).focus();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');

  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

test('headings that make no sense are not shown: their page opens instead', async () => {
  const page = await open('/guides/getting-started/', DESKTOP);
  const body = '[{"url":"/guides/caching/","anchors":5}]';
  await page.route('**/navigation/**', (route) => route.fulfill({ body }));
  await page.getByRole('button', { name: 'Headings of Caching' }).click();

  await page.getByRole('heading', { level: 1, name: 'Caching' }).waitFor();
});
