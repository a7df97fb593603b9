import type { Page, Route } from 'playwright-core';
import { wake } from '../../scripts/browser/wake';
import { open, visit } from '../support/browser';
import { chooseTheme } from '../support/chooseTheme';

const GUIDE = '/guides/getting-started/';

/** Holds back what matches until the test lets it through. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // A page that was left does not wait any more.
  const later = (route: Route) => released.then(() => route.continue()).catch(() => undefined);
  await page.route(pattern, later);
  return release;
}

test('the text is there, and its links lead on, before any script is', async () => {
  const page = await open('/404/');
  const release = await hold(page, '**/*.js');
  await page.goto(GUIDE, { waitUntil: 'commit' });

  await page.getByRole('heading', { name: 'Basic Setup' }).waitFor();
  await page.getByRole('heading', { name: 'Basic Setup' }).scrollIntoViewIfNeeded();
  const link = page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first();
  await link.click({ noWaitAfter: true });
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
  release();
});

test('a text that takes its time is announced, and the frame stays', async () => {
  const page = await open(GUIDE);
  await wake(page);
  const release = await hold(page, '**/content/**');
  await page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first().click();

  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
  await page.getByRole('status').getByText('Loading content').waitFor({ state: 'attached' });
  expect(await page.getByRole('navigation', { name: 'Guides' }).isVisible()).toBe(true);
  // In its place stands the shape of a text.
  await page.waitForTimeout(600);
  const shape = page.getByRole('main').getByRole('status').locator('[aria-hidden] div');
  expect(await shape.count()).toBeGreaterThan(8);
  expect(
    await shape.first().evaluate((line) => getComputedStyle(line.parentElement!).opacity),
  ).toBe('1');

  release();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
});

test('readers who go elsewhere in the meantime arrive there, and nothing replaces that page', async () => {
  const page = await open(GUIDE);
  await wake(page);
  const release = await hold(page, '**/content/guides/asset-management.*');
  await page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first().click();
  await page.getByRole('status').getByText('Loading content').waitFor({ state: 'attached' });

  await page.getByRole('navigation', { name: 'Documentation' }).getByText('Concepts').click();
  await page.getByRole('heading', { level: 1, name: 'Concepts' }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  release();
  await page.waitForTimeout(300);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Concepts');
});

test('a page comes alive on a slow network', async () => {
  const page = await open('/404/');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 60_000,
    uploadThroughput: 30_000,
  });
  await visit(page, GUIDE);
  await chooseTheme(page, 'dark');
  await page.locator('html[data-theme="dark"]').waitFor();
});
