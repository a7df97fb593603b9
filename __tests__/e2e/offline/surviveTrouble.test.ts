import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { open } from '../../support/browser';
import { saveData } from '../../../scripts/browser/dataSaver';
import { hasNoWorker, untilSaved, untilTrue } from '../../support/offline/savedPages';
import { copyRelease, edit } from '../../support/offline/releases';
import { startSiteServer } from '../../support/offline/siteServer';
import { servedRelease } from '../../support/offline/servedRelease';

const GUIDE = '/guides/getting-started/';

const served = servedRelease();

/** Longer than saving the linked pages takes. */
const A_WHILE = 4000;

const guideIsShown = (page: Page) => page.getByRole('heading', { name: 'Basic Setup' }).waitFor();
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Guides' }).getByRole('link', { name, exact: true }).click();

async function openSaved(): Promise<Page> {
  const page = await open(served.site.url + GUIDE, { offlineWorker: true, prepare: saveData });
  await untilSaved(page, GUIDE);
  return page;
}

test('a worker that cannot be installed leaves the site as it is', async () => {
  const broken = copyRelease(served.release.folder);
  rmSync(path.join(broken.folder, 'page-data/404.html'), { recursive: true });
  served.site.serve(broken.folder);
  const page = await open(served.site.url + GUIDE, { offlineWorker: true });
  await untilTrue(page, hasNoWorker, undefined);

  await follow(page, 'Asset Management');
  await page.getByRole('heading', { name: 'Loading CSS' }).waitFor();
  await page.reload();
  await heading(page, 'Asset Management');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  broken.remove();
});

/** From now on the browser has no room for what this site wants to save. */
async function leaveNoRoom(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: served.site.url, quotaSize: 1 });
}

test('a browser that never had room shows the site all the same', async () => {
  const page = await open(served.site.url + GUIDE, { offlineWorker: true, prepare: leaveNoRoom });
  await untilTrue(page, hasNoWorker, undefined);
  await follow(page, 'Asset Management');
  await page.getByRole('heading', { name: 'Loading CSS' }).waitFor();
  await page.goto(`${served.site.url}/concepts/`);
  await heading(page, 'Concepts');
  await page.reload();
  await heading(page, 'Concepts');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('a store that runs full later keeps what it has', async () => {
  const page = await openSaved();
  await leaveNoRoom(page);
  await follow(page, 'Asset Management');
  await page.getByRole('heading', { name: 'Loading CSS' }).waitFor();

  await served.site.stop();
  await page.goto(served.site.url + GUIDE);
  await guideIsShown(page);
  await served.site.start();
});

/** Puts something else in the place of everything that is saved. */
const corrupt = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const headers = (await cache.match(request))?.headers;
        await cache.put(request, new Response('{"path":', headers ? { headers } : undefined));
      }
    }
  });

test('entries that are not what was saved are not shown, and are fetched again', async () => {
  const page = await openSaved();
  await corrupt(page);
  await page.reload();
  await guideIsShown(page);
  await follow(page, 'Asset Management');
  await page.getByRole('heading', { name: 'Loading CSS' }).waitFor();
  // By then the pages that menus lead to are saved again.
  await page.waitForTimeout(A_WHILE);

  await corrupt(page);
  await served.site.stop();
  await page.goto(served.site.url + GUIDE);
  await heading(page, 'You are offline');
  await served.site.start();
});

test('what is saved is shown in place of a server that fails, and fails no further', async () => {
  const page = await openSaved();
  served.site.behave('failing');
  await page.reload();
  await guideIsShown(page);
  await follow(page, 'Asset Management');
  await heading(page, 'The site does not answer');

  // The page that was left may still be asking.
  await page.waitForTimeout(500);
  served.site.takeAsked();
  await page.waitForTimeout(500);
  // The worker brings the search up to date on its own, and the browser the worker.
  expect(served.site.takeAsked().filter((url) => !/^\/(search\/|sw\.js)/.test(url))).toEqual([]);
  served.site.behave('well');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Loading CSS' }).waitFor();
});

test('without a worker, a failing server is not asked forever', async () => {
  const page = await open(served.site.url + GUIDE);
  await page.waitForLoadState('networkidle');
  served.site.behave('failing');
  served.site.takeAsked();
  await follow(page, 'Asset Management');
  await page.getByText('Internal Server Error').waitFor();

  expect(page.url()).toBe(`${served.site.url}/guides/asset-management/`);
  expect(served.site.takeAsked().length).toBeLessThan(20);
});

test.each([
  ['of the page', /^\/page-data\/guides\/asset-management/],
  ['of the release', /^\/page-data\/app-data/],
])(
  'where the data %s never comes, and there is no worker, the document comes after ten seconds',
  async (_, address) => {
    const page = await open(served.site.url + GUIDE);
    await page.waitForLoadState('networkidle');
    served.site.tamper(address, undefined);
    await follow(page, 'Asset Management');
    // The document asks for the same data, but is a page without it.
    await page.waitForURL('**/guides/asset-management/', { waitUntil: 'commit', timeout: 15_000 });
    await page.getByRole('heading', { name: 'Loading CSS' }).waitFor();
  },
);

test('where the data of a page names a component that is not there, the document comes', async () => {
  // The document that comes has the same data, and is read as it was served.
  const expectedErrors = [/There is no component "x"/, /Not rendering React/];
  const page = await open(served.site.url + GUIDE, { expectedErrors });
  await page.waitForLoadState('networkidle');
  const body = JSON.stringify({ componentChunkName: 'x', path: '/', result: {} });
  served.site.tamper(/^\/page-data\/guides\/asset-management/, { type: 'application/json', body });
  await follow(page, 'Asset Management');
  await page.waitForURL('**/guides/asset-management/', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Loading CSS' }).waitFor();
});

test('a server that hangs is not waited for where there is a copy, nor for ever', async () => {
  const page = await openSaved();
  served.site.behave('hanging');
  await page.reload();
  await guideIsShown(page);
  await page.goto(`${served.site.url}/concepts/`);
  await heading(page, 'The site does not answer');

  served.site.behave('well');
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Concepts');
});

test('of other origins only pictures are saved, and not without end', async () => {
  const other = await startSiteServer(served.release.folder);
  const trusting = copyRelease(served.release.folder);
  edit(trusting.folder, '_headers', (text) =>
    text.replace(/(?:img|connect)-src /g, `$&${other.url} `),
  );
  served.site.serve(trusting.folder);
  const page = await openSaved();
  await page.evaluate(async (origin) => {
    const pictures = Array.from({ length: 70 }, (_, index) => `${origin}/logo/cube.svg?${index}`);
    await Promise.all(
      pictures.map(
        (src) =>
          new Promise((resolve) => {
            Object.assign(new Image(), { src, onload: resolve, onerror: resolve });
          }),
      ),
    );
    await fetch(`${origin}/page-data/app-data.json`, { mode: 'no-cors' });
  }, other.url);
  const saved = () =>
    page.evaluate(async (origin) => {
      const stores = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return stores.flat().flatMap(({ url }) => (url.startsWith(origin) ? url : []));
    }, other.url);
  await untilTrue(
    page,
    async (number) => (await (await caches.open('other-images')).keys()).length === number,
    60,
  );

  expect((await saved()).every((url) => url.includes('/logo/'))).toBe(true);
  await other.stop();
  trusting.remove();
});
