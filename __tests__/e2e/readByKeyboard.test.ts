import type { Page } from 'playwright-core';
import { open } from '../support/browser';

const GUIDE = '/guides/getting-started/';
const DESK = { viewport: { width: 1280, height: 800 } };

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
  });

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await focusedName(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Tab comes to nothing named ${String(name)}`);
}

test('the first key leads past the header into the text', async () => {
  const page = await open(GUIDE, DESK);
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Skip to content');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInText = await page
    .getByRole('main')
    .evaluate((main) => main.contains(document.activeElement));
  expect(isInText).toBe(true);
});

test('a section, a page and a heading of it are reached without a pointer', async () => {
  const page = await open('/', DESK);
  await tabTo(page, 'Documentation menu');
  await page.keyboard.press('ArrowDown');
  for (let presses = 0; (await focusedName(page)) !== 'Guides' && presses < 10; presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Guides' }).waitFor();

  const sidebar = page.getByRole('navigation', { name: 'Guides' });
  await sidebar.getByRole('link').first().focus();
  await tabTo(page, 'Asset Management');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();

  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const last = contents.last();
  await last.focus();
  const target = await last.getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/guides/asset-management/${target}`);
});

test('whatever has the focus is in view, and shows that it has it', async () => {
  const page = await open(GUIDE, DESK);
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const element = document.activeElement!;
      const { top, bottom, width } = element.getBoundingClientRect();
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      const isMarked = outlineStyle !== 'none' || boxShadow !== 'none';
      const isInView = bottom > 0 && top < innerHeight && width > 0;
      return isInView && isMarked ? '' : element.outerHTML.slice(0, 200);
    });
    expect(seen).toBe('');
  }
});

test('tabs are chosen by arrow keys', async () => {
  const page = await open(GUIDE, DESK);
  const tabs = page.getByRole('tablist').first();
  await tabs.getByRole('tab', { selected: true }).focus();

  await page.keyboard.press('ArrowRight');

  const chosen = tabs.getByRole('tab', { selected: true });
  expect(await chosen.evaluate((tab) => tab === document.activeElement)).toBe(true);
  expect(await chosen.textContent()).not.toBe('npm');
});

test('the definition of a term shows when its word has the focus', async () => {
  const page = await open('/contribute/writers-guide/', DESK);
  const definition = page.getByRole('main').getByRole('tooltip', { includeHidden: true }).first();
  expect(await definition.isVisible()).toBe(false);

  await definition.locator('..').locator('a, [tabindex]').first().focus();
  await definition.waitFor();
});

test('dismissing the notice leaves the focus where the header begins', async () => {
  const page = await open('/guides/getting-started/');
  await page.getByRole('button', { name: 'Dismiss notice' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('complementary', { name: 'Notice' }).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

  await page.keyboard.press('Tab');
  const header = page.getByRole('banner');
  expect(await header.evaluate((each) => each.contains(document.activeElement))).toBe(true);
});
