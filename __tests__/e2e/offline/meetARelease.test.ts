import type { BrowserContext, Page } from 'playwright-core';
import { wake } from '../../../scripts/browser/wake';
import { open, visit } from '../../support/browser';
import { countLoads, untilSaved, untilTrue } from '../../support/offline/savedPages';
import { copyRelease, NEWS, nextRelease, type Release } from '../../support/offline/releases';
import { startSiteServer, type SiteServer } from '../../support/offline/siteServer';

const GUIDE = '/guides/getting-started/';
const OTHER = '/guides/asset-management/';

let first: Release;
let second: Release;
let site: SiteServer;

beforeAll(() => {
  first = copyRelease();
  second = nextRelease(first.folder, OTHER);
});

afterAll(() => {
  first.remove();
  second.remove();
});

beforeEach(async () => {
  site = await startSiteServer(first.folder);
});

afterEach(() => site.stop());

const notice = (page: Page) => page.getByRole('complementary', { name: 'New release' });
const release = (page: Page) => page.evaluate(() => window.___webpackCompilationHash);
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
const untilReleaseIs = (page: Page, other: string | undefined) =>
  page.waitForFunction(
    (before) =>
      window.___webpackCompilationHash !== undefined && window.___webpackCompilationHash !== before,
    other,
  );

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const results = (page: Page) => page.getByRole('dialog', { name: 'Search' }).getByRole('row');

/** Comes true when another worker is in control of the page. */
const whenReplaced = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve()),
      ),
  );

/** A tab on which the first release has been read, and the second has come out. */
async function openOverARelease() {
  const page = await open(site.url + GUIDE, { offlineWorker: true });
  // The app tells of new releases.
  await wake(page);
  await untilSaved(page, GUIDE);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  site.serve(second.folder);
  return { page, logged, before: await release(page) };
}

test('a new release is logged and offered, and comes with one reload', async () => {
  const { page, logged, before } = await openOverARelease();
  const loads = countLoads(page);
  await lookForUpdate(page);
  await notice(page).waitFor();
  expect(logged.join('\n')).toContain('A new release of the site is waiting');
  expect(loads()).toBe(0);

  await page.getByRole('button', { name: 'Reload to update' }).click();
  await untilReleaseIs(page, before);
  await untilSaved(page, GUIDE);
  expect(loads()).toBe(1);
  expect(await notice(page).count()).toBe(0);

  await site.stop();
  await page.reload();
  await page.getByRole('heading', { name: 'Basic Setup' }).waitFor();
  expect(await release(page)).not.toBe(before);
  await site.start();
});

test('a reader who wants the new release need not wait for what the old one is saving', async () => {
  site.beLate(/\/search\/(?:terms|texts)\//);
  const { page, before } = await openOverARelease();
  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Reload to update' }).click();
  await untilReleaseIs(page, before);
});

/** A second tab of the first release, in whose search a reader has begun to type. */
async function openSearching(context: BrowserContext): Promise<Page> {
  site.serve(first.folder);
  const tab = await context.newPage();
  await visit(tab, site.url + GUIDE);
  await untilSaved(tab, GUIDE);
  await tab.keyboard.press('/');
  await box(tab).waitFor();
  await box(tab).pressSequentially('tree shak');
  site.serve(second.folder);
  return tab;
}

test('every tab is reloaded once, and not while its reader types in the search', async () => {
  const { page, before } = await openOverARelease();
  const searching = await openSearching(page.context());
  const loads = { page: countLoads(page), searching: countLoads(searching) };
  const isReplaced = whenReplaced(searching);

  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Reload to update' }).click();
  await untilReleaseIs(page, before);
  await isReplaced;
  await box(searching).pressSequentially('ing');
  await results(searching).first().waitFor();
  expect(await box(searching).inputValue()).toBe('tree shaking');
  expect(loads.searching()).toBe(0);

  await searching.keyboard.press('Escape');
  await untilReleaseIs(searching, before);
  await untilSaved(searching, GUIDE);
  expect(loads.searching()).toBe(1);
  expect(loads.page()).toBe(1);
});

test('the next visit shows the new release at once', async () => {
  const { page, before } = await openOverARelease();
  await page.goto(site.url + OTHER);

  await page.getByText(NEWS).waitFor();
  expect(await release(page)).not.toBe(before);
});

test('a reader in the middle of the old release follows a link to the new one', async () => {
  const { page, before } = await openOverARelease();
  await page
    .getByRole('navigation', { name: 'Guides' })
    .getByRole('link', { name: 'Asset Management', exact: true })
    .click();

  await page.getByText(NEWS).waitFor();
  expect(await release(page)).not.toBe(before);
});

test('a text that is gone from the server leads to one full reload', async () => {
  const page = await open(site.url + GUIDE);
  await wake(page);
  await page.route('**/content/guides/asset-management.*.js', (route) => route.abort());
  const link = page
    .getByRole('navigation', { name: 'Guides' })
    .getByRole('link', { name: 'Asset Management', exact: true });
  const dataOfTheOldRelease = page.waitForResponse(/page-data\/guides\/asset-management/);
  await link.hover();
  await dataOfTheOldRelease;
  site.serve(second.folder);
  const loads = countLoads(page);
  await link.click();

  await page.getByText(NEWS).waitFor();
  expect(loads()).toBe(1);
});

test('what was saved of the old release is read in the new one', async () => {
  const { page, before } = await openOverARelease();
  site.serve(first.folder);
  await page.goto(site.url + OTHER);
  await untilSaved(page, GUIDE, OTHER);
  site.serve(second.folder);
  await page.goto(`${site.url}/`);
  await wake(page);
  await notice(page).waitFor();
  await page.getByRole('button', { name: 'Reload to update' }).click();
  await untilReleaseIs(page, before);
  await page.getByRole('heading', { name: 'Support the Team' }).waitFor();
  await untilTrue(page, async (old) => !(await caches.keys()).includes(`release-${old}`), before);
  await site.stop();

  await page.goto(site.url + OTHER);
  await page.getByText(NEWS).waitFor();
  await page.goto(site.url + GUIDE);
  await page.getByRole('heading', { name: 'Basic Setup' }).waitFor();
  await site.start();
});
