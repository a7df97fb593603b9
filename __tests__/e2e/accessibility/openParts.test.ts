import type { Page } from 'playwright-core';
import { visit } from '../../support/browser';
import { violations } from '../../support/axe';
import { inEachTheme, openWindow, WINDOWS } from '../../support/views';

const GUIDE = '/guides/getting-started/';
const WRITERS_GUIDE = '/contribute/writers-guide/';

type Window = (typeof WINDOWS)[number];

const narrow = WINDOWS.filter(({ width }) => width < 768);
const wide = WINDOWS.filter((window) => !narrow.includes(window));

async function openPage(window: Window, url: string): Promise<Page> {
  const page = await (await openWindow(window)).newPage();
  await page.context().route('https://**', (route) => route.abort());
  await visit(page, url);
  return page;
}

async function expectNobodyShutOut(page: Page, within?: string): Promise<void> {
  expect(await inEachTheme(page, () => violations(page, within))).toEqual([]);
  await page.context().close();
}

test.each(narrow)('the sidebar that is open, $width px', async (window) => {
  const page = await openPage(window, GUIDE);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.waitForTimeout(400);
  await expectNobodyShutOut(page);
});

test.each(WINDOWS)('the language menu that is open, $width px', async (window) => {
  const page = await openPage(window, GUIDE);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: '한국어' }).first().waitFor();
  await expectNobodyShutOut(page);
});

test.each(wide)('the menu of sections that is open, $width px', async (window) => {
  const page = await openPage(window, GUIDE);
  const button = page.getByRole('banner').getByRole('button', { name: /Documentation/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Plugins' }).first().waitFor();
  // It lies over the links below the header, which are smaller targets for as long.
  await expectNobodyShutOut(page, 'header');
});

test.each(wide)('a definition and a folded block that are open, $width px', async (window) => {
  const page = await openPage(window, WRITERS_GUIDE);
  const folded = page.locator('[data-body] details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  await page
    .locator('[data-body]')
    .getByRole('tooltip', { includeHidden: true })
    .first()
    .locator('..')
    .hover();
  await expectNobodyShutOut(page);
});

test.each(WINDOWS)('sponsors that are there, $width px', async (window) => {
  const page = await openPage(window, '/');
  await page.getByRole('heading', { name: 'Support the Team' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Be the next sponsor' }).waitFor();
  await expectNobodyShutOut(page);
});

test.each(WINDOWS)('the search with its results, $width px', async (window) => {
  const page = await openPage(window, GUIDE);
  const search = page.getByRole('dialog', { name: 'Search' });
  await page.keyboard.press('/');
  await search.waitFor();
  await page.keyboard.type('caching');
  await search.getByRole('row').nth(3).waitFor();
  await expectNobodyShutOut(page, '[role="dialog"]');
});

test.each(WINDOWS)('recent searches with their buttons, $width px', async (window) => {
  const page = await openPage(window, GUIDE);
  const search = page.getByRole('dialog', { name: 'Search' });
  await page.keyboard.press('/');
  await search.waitFor();
  await page.keyboard.type('caching');
  await search.getByRole('row').first().click();
  await page.waitForURL('**/guides/caching/**');
  await page.keyboard.press('/');
  await search.getByRole('button', { name: 'Save this search' }).waitFor();
  await expectNobodyShutOut(page, '[role="dialog"]');
});

test.each(WINDOWS)('the list of keys, $width px', async (window) => {
  const page = await openPage(window, GUIDE);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await expectNobodyShutOut(page, 'dialog[open]');
});

test.each(WINDOWS)('a drawing that is enlarged, $width px', async (window) => {
  const page = await openPage(window, GUIDE);
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog.enlarged').waitFor();
  await expectNobodyShutOut(page, 'dialog[open]');
});
