import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { bodiesIn, pageDataUrl } from '../../../src/site/offline/addresses';
import { open } from '../../support/browser';
import { saveData } from '../../../scripts/browser/dataSaver';
import { untilSaved, untilTrue } from '../../support/offline/savedPages';
import { type Fault } from '../../support/offline/siteServer';
import { servedRelease } from '../../support/offline/servedRelease';

const GUIDE = '/guides/getting-started/';
const OTHER = '/guides/asset-management/';
const SHELL = '/offline-plugin-app-shell-fallback/index.html';
const OTHER_BODY = /^\/content\/guides\/asset-management\./;

// What a broken file makes the browser say.
const expectedErrors = [/./];

const served = servedRelease();

const guideIsShown = (page: Page) => page.getByRole('heading', { name: 'Basic Setup' }).waitFor();
const otherIsShown = (page: Page) => page.getByRole('heading', { name: 'Loading CSS' }).waitFor();

async function openSaved(): Promise<Page> {
  const options = { offlineWorker: true, prepare: saveData, expectedErrors };
  const page = await open(served.site.url + GUIDE, options);
  await untilSaved(page, GUIDE, '/');
  return page;
}

const FAULTS: [string, Fault][] = [
  ['other code', { body: 'export default "garbage";' }],
  ['nothing', { body: '' }],
  ['a page', { type: 'text/html', body: '<!doctype html><title>Sign in</title>' }],
  ['half of it', { body: 'export default "<p>The first ' }],
];

test.each(FAULTS)('a text in whose place a host sent %s is not saved', async (_, fault) => {
  const page = await openSaved();
  served.site.tamper(OTHER_BODY, fault);
  await page
    .getByRole('navigation', { name: 'Guides' })
    .getByRole('link', { name: 'Asset Management', exact: true })
    .click();
  // It is not shown either: the whole document comes instead.
  await otherIsShown(page);
  expect(await page.evaluate(wasSaved, bodyOf(OTHER))).toBe(false);

  served.site.stopTampering();
  await page.reload();
  await untilSaved(page, OTHER);
  await served.site.stop();
  await page.reload();
  await otherIsShown(page);
  await served.site.start();
});

const wasSaved = async (url: string) => (await caches.match(url)) !== undefined;

/** Puts something in the place of what is saved, as an earlier worker without checks has saved it. */
const plant = (page: Page, url: string, body: string) =>
  page.evaluate(
    async ([address, text]) => {
      const digest = new Uint8Array(
        await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
      ).slice(0, 8);
      const headers = {
        'content-type': address.endsWith('.js') ? 'text/javascript' : 'text/html',
        'x-kept-digest': Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''),
        'x-kept-at': String(Date.now()),
      };
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        if (await cache.match(address)) await cache.put(address, new Response(text, { headers }));
      }
    },
    [url, body] as const,
  );

const bodyOf = (page: string) =>
  bodiesIn(readFileSync(path.join(served.release.folder, pageDataUrl(page)), 'utf8'))[0]!;

test('a text that an earlier worker saved wrong is fetched again', async () => {
  const page = await openSaved();
  await plant(page, bodyOf(GUIDE), 'export default "garbage";');
  await page.goto(`${served.site.url}/`);
  await page.goto(served.site.url + GUIDE);
  await untilTrue(page, isSaved, { url: bodyOf(GUIDE), part: 'Basic Setup' });
  await served.site.stop();

  await page.reload();
  await guideIsShown(page);
  await served.site.start();
});

async function isSaved({ url, part }: { url: string; part: string }): Promise<boolean> {
  const entry = await caches.match(url);
  return (await entry?.text())?.includes(part) === true;
}

test('who asks past every cache is answered by the site', async () => {
  const page = await openSaved();
  served.site.takeAsked();
  await page.evaluate((url) => fetch(url, { cache: 'reload' }), bodyOf(GUIDE));
  expect(served.site.takeAsked()).toContain(bodyOf(GUIDE));
});

const forget = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
  }, url);

const NEEDED: [string, string, string][] = [
  ['the shell', SHELL, '</html>'],
  ['the list of pages', '/offline/manifest.json', '"search":'],
  ['the data of the not-found screen', '/page-data/404.html/page-data.json', '"slicesMap":'],
];

const DAMAGES: [string, (page: Page, url: string) => Promise<void>][] = [
  ['lost', (page, url) => forget(page, url)],
  ['wrong', (page, url) => plant(page, url, '{"pages":')],
];

describe.each(DAMAGES)('what is %s', (_, damage) => {
  test.each(NEEDED)('comes back with the next visit: %s', async (__, url, part) => {
    const page = await openSaved();
    await damage(page, url);
    await page.reload();
    await untilTrue(page, isSaved, { url, part });
    await served.site.stop();
    await page.goto(served.site.url + GUIDE);
    await guideIsShown(page);
    await page.goto(`${served.site.url}/no/such/page/`);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    await served.site.start();
  });
});

test('everything that the worker needs comes back when all of it is lost', async () => {
  const page = await openSaved();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await untilTrue(page, isSaved, { url: SHELL, part: '</html>' });
  await untilSaved(page, GUIDE);
  await served.site.stop();
  await page.reload();
  await guideIsShown(page);
  await served.site.start();
});

const A_WHILE = 4000;

const isNotRegistered = async () => (await navigator.serviceWorker.getRegistration()) === undefined;

test.each([
  ['shell', SHELL, { type: 'text/html', body: '<!doctype html><title>Sign in</title>' }],
  ['list of pages', '/offline/manifest.json', { type: 'application/json', body: '{"pages":' }],
])('a false %s is not installed: a later visit installs the true one', async (_, url, fault) => {
  served.site.tamper(new RegExp(`^${url}`), fault);
  const page = await open(served.site.url + GUIDE, {
    offlineWorker: true,
    prepare: saveData,
    expectedErrors,
  });
  // By then the browser has begun to install it.
  await page.waitForTimeout(A_WHILE);
  await untilTrue(page, isNotRegistered, undefined);

  served.site.stopTampering();
  await page.reload();
  await untilSaved(page, GUIDE);
  await served.site.stop();
  await page.reload();
  await guideIsShown(page);
  await served.site.start();
});
