import type { Locator, Page } from 'playwright-core';
import { SHORTCUT_GROUPS } from '../../src/components/shortcuts/shortcuts';
import { open } from '../support/browser';

const GUIDE = '/guides/getting-started/';
const DESK = { viewport: { width: 1280, height: 800 } };

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

const hasFocus = (element: Locator) => element.evaluate((each) => each === document.activeElement);

/** Presses a key, and waits until an element is shown. */
async function pressFor(page: Page, key: string, shown: Locator): Promise<void> {
  await page.keyboard.press(key);
  await shown.waitFor();
}

async function searchFor(page: Page, words: string): Promise<Locator> {
  await pressFor(page, '/', search(page));
  await page.keyboard.type(words);
  await search(page).getByRole('row').nth(1).waitFor();
  return search(page).getByRole('row', { selected: true });
}

/** What a reader does with each key of the list, by what the list says about it. */
const JOURNEYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async Search(page) {
    for (const key of ['/', 'Control+k', 'Meta+k']) {
      await pressFor(page, key, search(page));
      await page.keyboard.press('Escape');
      await search(page).waitFor({ state: 'hidden' });
    }
  },
  async 'Show this list'(page) {
    await pressFor(page, '?', list(page));
  },
  async 'Close what is open'(page) {
    const picture = page.getByRole('dialog', { name: /^The source files/ });
    await page.getByRole('button', { name: /^Enlarge: The source files/ }).focus();
    await pressFor(page, 'Enter', picture);
    await page.keyboard.press('Escape');
    await picture.waitFor({ state: 'hidden' });

    await pressFor(page, '?', list(page));
    await page.keyboard.press('Escape');
    await list(page).waitFor({ state: 'hidden' });
  },
  async 'Skip to the content, as the first keys on a page'(page) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${GUIDE}#content`);
  },
  async 'Next or previous result'(page) {
    const selected = await searchFor(page, 'caching');
    const first = await selected.textContent();
    await page.keyboard.press('ArrowDown');
    expect(await selected.textContent()).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await selected.textContent()).toBe(first);
  },
  async 'Open the result'(page) {
    await searchFor(page, 'caching');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/guides/caching/**');
  },
  async 'Open the result in a new tab'(page) {
    await searchFor(page, 'caching');
    const tab = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    expect((await tab).url()).toContain('/guides/caching/');
  },
  async 'Open a menu, next or previous link in it'(page) {
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Documentation menu' }).focus();
    const links = header.getByRole('list').getByRole('link');
    await pressFor(page, 'ArrowDown', links.getByText('Concepts').last());
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Concepts');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Configuration');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Concepts');
  },
  async 'Next or previous tab'(page) {
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await hasFocus(tabs.nth(1))).toBe(true);
    await page.keyboard.press('ArrowLeft');
    expect(await hasFocus(tabs.first())).toBe(true);
  },
  async 'First or last'(page) {
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('End');
    expect(await hasFocus(tabs.last())).toBe(true);
    await page.keyboard.press('Home');
    expect(await hasFocus(tabs.first())).toBe(true);
  },
  async 'Open the version that is selected'(page) {
    await page.route('https://v4.webpack.js.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The older release</h1>' }),
    );
    await page.getByRole('combobox', { name: 'Version' }).focus();
    await page.keyboard.press('ArrowDown');
    await pressFor(page, 'Enter', page.getByRole('heading', { name: 'The older release' }));
  },
};

const ROWS = SHORTCUT_GROUPS.flatMap(({ shortcuts }) => shortcuts.map(({ does }) => does));

test('each key of the list is tried', () => {
  expect(Object.keys(JOURNEYS)).toEqual(ROWS);
});

test.each(Object.entries(JOURNEYS))('the keys do what the list says: %s', async (_, journey) => {
  await journey(await open(GUIDE, DESK));
});

test('the list opens before the app has started, and gives the focus back', async () => {
  const page = await open(GUIDE, { ...DESK, isUntouched: true });
  const link = page.getByRole('main').getByRole('link', { name: 'Installation' }).first();
  await link.evaluate((each) => each.focus({ preventScroll: true }));
  await pressFor(page, '?', list(page));

  await page.keyboard.press('Escape');
  await list(page).waitFor({ state: 'hidden' });
  expect(await hasFocus(link)).toBe(true);
});

test('readers who turn single keys off are left alone by them, also before the app has started', async () => {
  const page = await open(GUIDE, DESK);
  await pressFor(page, '?', list(page));
  await page.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck();

  await page.reload();
  await page.keyboard.type('?/');
  await pressFor(page, 'Control+k', search(page));
  expect(await list(page).count()).toBe(0);
  expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('');
  expect(await page.getByRole('banner').getByText('/', { exact: true }).isVisible()).toBe(false);
});

test('a press in the footer opens the list, and a press next to it closes it', async () => {
  const page = await open(GUIDE, DESK);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await list(page).waitFor();

  await page.mouse.click(20, 20);
  await list(page).waitFor({ state: 'hidden' });
});

test('a question mark in the search belongs to the query', async () => {
  const page = await open(GUIDE, { ...DESK, isUntouched: true });
  await page.keyboard.type('/why?');

  const field = page.getByRole('combobox', { name: 'Search' });
  await field.waitFor();
  expect(await field.inputValue()).toBe('why?');
  expect(await list(page).count()).toBe(0);
});

test('the list is not loaded before someone asks for it', async () => {
  const page = await open(GUIDE, DESK);
  const script = page.waitForRequest((request) => request.resourceType() === 'script');
  await pressFor(page, '?', list(page));
  expect((await script).url()).toMatch(/\.js$/);
});

test('on a phone the list fits, and scrolls if it is longer than the window', async () => {
  const page = await open(GUIDE, { viewport: { width: 360, height: 640 } });
  await pressFor(page, '?', list(page));
  const box = (await list(page).boundingBox())!;

  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(360);
  expect(box.y + box.height).toBeLessThanOrEqual(640);
  expect(await list(page).evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
});
