import { isAlive } from '../../scripts/browser/isAlive';
import { open } from '../support/browser';
import { chooseTheme } from '../support/chooseTheme';

const GUIDE = '/guides/getting-started/';

test.each(['/', GUIDE, '/blog/', '/configuration/output/'])(
  'until the reader does something, %s needs one small script and no data',
  async (url) => {
    const page = await open('/license/', { isUntouched: true });
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(js|json)$/.test(pathname)) requests.push(pathname);
    });
    await page.goto(url);
    await page.waitForLoadState('networkidle');

    expect(requests).toEqual([expect.stringMatching(/^\/start-\w+\.js$/)]);
    expect(await page.evaluate(isAlive)).toBe(false);
  },
);

test('the pointer over a link starts the app, and the link is followed without a new document', async () => {
  const page = await open(GUIDE, { isUntouched: true });
  const link = page
    .getByRole('navigation', { name: 'Guides' })
    .getByRole('link', { name: 'Caching' });
  await link.hover();
  await page.waitForFunction(isAlive);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Caching' }).waitFor();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a press that comes before the app is done once, when it has started', async () => {
  const page = await open(GUIDE, { isUntouched: true });
  const toggle = page.getByRole('button', { name: 'Headings of Getting Started' });
  await toggle.evaluate((button: HTMLElement) => button.click());

  await page.waitForFunction(isAlive);
  await page.locator('[aria-expanded=false][aria-label="Headings of Getting Started"]').waitFor();
});

test('theme, copying and tabs need no app', async () => {
  const page = await open('/contribute/writers-guide/', {
    isUntouched: true,
    // It never comes.
    prepare: (each) => each.route(/\/app-\w+\.js/, () => undefined),
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await chooseTheme(page, 'dark');
  await page.locator('html[data-theme="dark"]').waitFor();

  const tab = page.getByRole('tab', { selected: false }).first();
  const name = await tab.textContent();
  await tab.click();
  await page.getByRole('tab', { name: name!, selected: true }).first().waitFor();

  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await page.getByText('Copied').waitFor({ state: 'attached' });
});

test('a search that begins before the app has started keeps every letter', async () => {
  const page = await open(GUIDE, { isUntouched: true });
  await page.keyboard.type('/tree shaking');

  const field = page.getByRole('combobox', { name: 'Search' });
  await field.waitFor();
  expect(await field.inputValue()).toBe('tree shaking');
});

test('the document behind a link is ready before the link is followed, even if the app is late', async () => {
  const page = await open('/license/', {
    isUntouched: true,
    prepare: (each) => each.route(/\/app-\w+\.js/, () => undefined),
  });
  const preloads = await page.context().newCDPSession(page);
  await preloads.send('Preload.enable');
  const ready = new Promise<string>((resolve) => {
    preloads.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
    });
  });
  await page.goto(GUIDE);
  await page
    .getByRole('navigation', { name: 'Guides' })
    .getByRole('link', { name: 'Caching' })
    .hover();

  expect(await ready).toBe('/guides/caching/');
});

test.each([
  ['Menu', 'dialog'],
  ['On this page', 'list'],
] as const)('on a phone, %s opens at once', async (name, role) => {
  const page = await open(GUIDE, {
    isUntouched: true,
    viewport: { width: 360, height: 740 },
    // It never comes.
    prepare: (each) => each.route(/\/app-\w+\.js/, () => undefined),
  });
  await page.getByRole('button', { name }).click();

  const opened =
    role === 'dialog' ? page.getByRole('dialog', { name }) : page.locator('#page-contents');
  await opened.waitFor();
});

test('whoever only scrolls sees which part of the page they read', async () => {
  const page = await open(GUIDE, { isUntouched: true, viewport: { width: 1440, height: 900 } });
  await page.evaluate(() => document.getElementById('basic-setup')?.scrollIntoView());

  const current = page
    .getByRole('navigation', { name: 'On this page' })
    .locator('[aria-current="location"]');
  await current.waitFor();
  expect(await current.textContent()).toBe('Basic Setup');
  expect(await page.evaluate(isAlive)).toBe(false);
});

test('an arrow key in the list of versions is no decision before the app has started either', async () => {
  const page = await open(GUIDE, { isUntouched: true, viewport: { width: 1440, height: 900 } });
  await page.getByRole('combobox', { name: 'Version' }).focus();
  await page.keyboard.press('ArrowDown');

  await page.getByText('Press Enter to open Webpack 4').waitFor();
  expect(page.url()).toContain(GUIDE);
});
