import type { Page } from 'playwright-core';
import { open } from '../../support/browser';
import { saveData } from '../../../scripts/browser/dataSaver';
import { untilSaved, untilTrue } from '../../support/offline/savedPages';
import { startSiteServer, type SiteServer } from '../../support/offline/siteServer';
import { servedRelease } from '../../support/offline/servedRelease';

const GUIDE = '/guides/getting-started/';
const RUNS = 20;

const served = servedRelease();

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** A first visit, and then a walk without the network. */
async function visitAndWalk(server: SiteServer): Promise<void> {
  const page = await open(server.url + GUIDE, { offlineWorker: true });
  await untilSaved(page, GUIDE, '/');
  await server.stop();

  await page.reload();
  await heading(page, 'Getting Started');
  await page.getByRole('heading', { name: 'Basic Setup' }).waitFor();
  await page.getByRole('link', { name: 'webpack', exact: true }).click();
  await page.getByRole('heading', { name: 'Support the Team' }).waitFor();
  await page.goto(`${server.url}/no/such/page/`);
  await heading(page, 'Page Not Found');
  await page.goto(server.url + GUIDE);
  await page.getByRole('heading', { name: 'Basic Setup' }).waitFor();

  await page.context().close();
  await server.start();
}

test(`${RUNS} first visits, each followed by a walk without the network`, async () => {
  // A separate server for each half: one page waits while the other works.
  const other = await startSiteServer(served.release.folder);
  const walk = async (server: SiteServer) => {
    for (let run = 0; run < RUNS / 2; run += 1) await visitAndWalk(server);
  };
  await Promise.all([walk(served.site), walk(other)]);
  await other.stop();
});

test('the search works, though it was never used before', async () => {
  const page = await open(served.site.url + GUIDE, { offlineWorker: true });
  await untilTrue(page, searchIsSaved, undefined);
  await served.site.stop();
  await page.reload();
  await heading(page, 'Getting Started');

  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('tree shaking');
  const results = page.getByRole('dialog', { name: 'Search' }).getByRole('row');
  await results.first().waitFor();
});

async function searchIsSaved(): Promise<boolean> {
  const manifest = await caches.match('/search/manifest.json');
  const named = manifest ? Object.values((await manifest.json()) as Record<string, string>) : [];
  const found = await Promise.all(named.map((url) => caches.match(url)));
  return found.length > 0 && found.every((entry) => entry !== undefined);
}

test('every page visited since works, by link, by reload and by address', async () => {
  const page = await open(served.site.url + GUIDE, { offlineWorker: true });
  await untilSaved(page, GUIDE);
  const sidebar = page.getByRole('navigation', { name: 'Guides' });
  await sidebar.getByRole('link', { name: 'Asset Management', exact: true }).click();
  await heading(page, 'Asset Management');
  await untilSaved(page, '/guides/asset-management/');
  await served.site.stop();

  await page.reload();
  await page.getByRole('heading', { name: 'Loading CSS' }).waitFor();
  await sidebar.getByRole('link', { name: 'Getting Started', exact: true }).click();
  await page.getByRole('heading', { name: 'Basic Setup' }).waitFor();
  const tab = await page.context().newPage();
  await tab.goto(`${served.site.url}/guides/asset-management/#loading-css`);
  await tab.getByRole('heading', { name: 'Loading CSS' }).waitFor();
});

test('a page that is not saved says so, lists what is, and comes once the site is back', async () => {
  const page = await open(served.site.url + GUIDE, { offlineWorker: true, prepare: saveData });
  await untilSaved(page, GUIDE, '/');
  await served.site.stop();

  await page
    .getByRole('navigation', { name: 'Guides' })
    .getByRole('link', { name: 'Asset Management', exact: true })
    .click();
  await heading(page, 'You are offline');
  expect(page.url()).toBe(`${served.site.url}/guides/asset-management/`);
  expect(await page.getByText('Page Not Found').count()).toBe(0);
  await page.goto(`${served.site.url}/concepts/`);
  await heading(page, 'You are offline');
  const saved = page.getByRole('navigation', { name: 'What you can read now' });
  await saved.getByRole('link', { name: 'Getting Started' }).click();
  await heading(page, 'Getting Started');

  await page.goto(`${served.site.url}/concepts/`);
  await served.site.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Concepts');
});

test('a link to a page that is not saved says so before the app has started, too', async () => {
  const page = await open(served.site.url + GUIDE, {
    offlineWorker: true,
    isUntouched: true,
    prepare: saveData,
  });
  await untilSaved(page, GUIDE, '/');
  await served.site.stop();

  await page
    .getByRole('navigation', { name: 'Guides' })
    .getByRole('link', { name: 'Asset Management', exact: true })
    .click();
  await heading(page, 'You are offline');
});

/** Goes offline at the moment in which a page can know that there is a worker. */
async function leaveAtReady(server: SiteServer): Promise<void> {
  const page = await open(server.url + GUIDE, { offlineWorker: true });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await server.stop();
  await page.reload();
  await page.getByRole('heading', { name: 'Basic Setup' }).waitFor();
  await page.context().close();
  await server.start();
}

test(`${RUNS} first visits that lose the network in the instant in which the worker is ready`, async () => {
  for (let run = 0; run < RUNS; run += 1) await leaveAtReady(served.site);
});

test('the mark of the site is there, on a page and at its own address', async () => {
  const page = await open(served.site.url + GUIDE, { offlineWorker: true });
  await untilSaved(page, GUIDE, '/');
  await served.site.stop();
  await page.reload();

  const fetched = await page.evaluate(async () => (await fetch('/logo/cube.svg')).status);
  expect(fetched).toBe(200);
  const answer = await page.goto(`${served.site.url}/logo/cube.svg`);
  expect(answer?.headers()['content-type']).toContain('image/svg+xml');
});

test('an address that moved leads to the saved page, with the hash of the reader', async () => {
  const page = await open(served.site.url + GUIDE, { offlineWorker: true });
  await untilSaved(page, GUIDE, '/');
  await served.site.stop();

  await page.goto(`${served.site.url}/get-started/#basic-setup`);
  await heading(page, 'Getting Started');
  expect(page.url()).toBe(`${served.site.url}${GUIDE}#basic-setup`);
});
