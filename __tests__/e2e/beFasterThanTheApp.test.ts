import type { Page } from 'playwright-core';
import { isAlive } from '../../scripts/browser/isAlive';
import { open } from '../support/browser';
import { lateApp } from '../support/lateApp';

// What quick readers press before the app has started.

const GUIDE = '/guides/getting-started/';
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 } };

const phoneMenu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openPhoneMenu = (page: Page) =>
  page.getByRole('button', { name: 'Menu', exact: true }).click();
const menu = (page: Page) => page.getByRole('button', { name: 'Documentation menu' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** A page whose app starts after the reader has done something. */
async function hurry(options: object, act: (page: Page) => Promise<unknown>): Promise<Page> {
  const { prepare, letThrough } = lateApp();
  const page = await open(GUIDE, { ...options, isUntouched: true, prepare });
  await act(page);
  letThrough();
  await page.waitForFunction(isAlive);
  return page;
}

test.each([
  ['ArrowDown', 'Concepts', 'Configuration'],
  ['ArrowUp', 'Tools', 'Concepts'],
])('%s opens a menu at %s, before and after the app has started', async (key, first, next) => {
  const page = await hurry(DESK, async (each) => {
    await menu(each).press(key);
    expect(await focused(each)).toBe(first);
  });
  expect(await focused(page)).toBe(first);
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe(next);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Documentation menu', expanded: false }).waitFor();
  expect(await menu(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test('Enter follows a link of a menu that an arrow key has just opened', async () => {
  const page = await open(GUIDE, { ...DESK, isUntouched: true, prepare: lateApp().prepare });
  await menu(page).press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/concepts/');
});

test('a menu that is closed by Escape stays closed', async () => {
  const page = await hurry(DESK, async (each) => {
    await menu(each).press('ArrowDown');
    await each.keyboard.press('Escape');
  });
  await page.getByRole('button', { name: 'Documentation menu', expanded: false }).waitFor();
});

test('a version is opened by Enter', async () => {
  const older = 'https://v4.webpack.js.org/**';
  const { prepare, letThrough } = lateApp();
  const page = await open(GUIDE, { ...DESK, isUntouched: true, prepare });
  await page.route(older, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The older release</h1>' }),
  );
  await page.getByRole('combobox', { name: 'Version' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  letThrough();
  await page.getByRole('heading', { name: 'The older release' }).waitFor();
});

test('the link of a heading is copied', async () => {
  const page = await open(GUIDE, {
    ...DESK,
    isUntouched: true,
    prepare: lateApp().prepare,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('link', { name: 'Basic Setup, permalink' }).press('Enter');
  await page.waitForURL('**#basic-setup');
  await page.getByText('Copied').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#basic-setup$/);
});

test('Escape closes the list of assistants', async () => {
  const summary = (page: Page) => page.locator('summary').filter({ hasText: 'Open in' });
  const page = await hurry(DESK, async (each) => {
    await summary(each).press('Enter');
    await each.getByRole('link', { name: 'View as Markdown' }).waitFor();
    await each.keyboard.press('Escape');
  });
  await page.getByRole('link', { name: 'View as Markdown' }).waitFor({ state: 'hidden' });
});

describe('on a phone', () => {
  const caching = (page: Page) => phoneMenu(page).getByRole('link', { name: 'Caching' });
  const place = (page: Page) => caching(page).evaluate((link) => link.getBoundingClientRect().top);
  const closed = (page: Page) =>
    page.getByRole('button', { name: 'Menu', exact: true, expanded: false });

  test('the menu lists the pages of the section, and they stay where they are', async () => {
    let before = 0;
    const page = await hurry(PHONE, async (each) => {
      await openPhoneMenu(each);
      await phoneMenu(each).getByRole('link', { name: 'Concepts', exact: true }).waitFor();
      await caching(each).waitFor();
      before = await place(each);
    });
    await phoneMenu(page).getByRole('combobox', { name: 'Version' }).waitFor();
    expect(await place(page)).toBe(before);
    expect(await caching(page).count()).toBe(1);
  });

  test('a link of the menu leads to its page', async () => {
    const page = await open(GUIDE, { ...PHONE, isUntouched: true, prepare: lateApp().prepare });
    await openPhoneMenu(page);
    await caching(page).click();
    await page.waitForURL('**/guides/caching/');
  });

  test('a heading in the menu is shown, and the menu stays closed', async () => {
    const page = await hurry(PHONE, async (each) => {
      await openPhoneMenu(each);
      await phoneMenu(each).getByRole('link', { name: 'Basic Setup' }).click();
      await each.waitForURL('**#basic-setup');
      await phoneMenu(each).waitFor({ state: 'hidden' });
    });
    await closed(page).waitFor();
    expect(await phoneMenu(page).isVisible()).toBe(false);
  });

  test.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => page.getByRole('button', { name: 'Close menu' }).click()],
    ['a press next to it', (page: Page) => page.mouse.click(330, 400)],
  ])('a menu that is closed by %s stays closed', async (_, close) => {
    const page = await hurry(PHONE, async (each) => {
      await openPhoneMenu(each);
      await phoneMenu(each).waitFor();
      await close(each);
      await phoneMenu(each).waitFor({ state: 'hidden' });
    });
    await closed(page).waitFor();
    expect(await phoneMenu(page).isVisible()).toBe(false);
  });
});
