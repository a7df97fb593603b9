import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workerScript } from '../../../src/node/offline/workers';
import { open } from '../../support/browser';
import { untilKept, untilTrue } from '../../support/offline/keptPages';
import { copyRelease, edit, type Release } from '../../support/offline/releases';
import { startSiteServer, type SiteServer } from '../../support/offline/siteServer';

const GUIDE = '/guides/getting-started/';

let release: Release;
let site: SiteServer;

beforeAll(async () => {
  release = copyRelease();
  site = await startSiteServer(release.folder);
});

afterAll(async () => {
  await site.stop();
  release.remove();
});

const storesNothing = async () => (await caches.keys()).length === 0;
const isRegistered = async () => (await navigator.serviceWorker.getRegistrations()).length > 0;

test('the kill switch removes the worker and everything it has kept', async () => {
  const page = await open(site.url + GUIDE);
  await untilKept(page, GUIDE);
  // Built with the switch, the site registers no worker; the browser asks for the old one's script.
  const app = readdirSync(release.folder).find((name) => /^app-[0-9a-f]+\.js$/.test(name))!;
  edit(release.folder, app, (text) => text.replaceAll('.register(', '.getRegistration('));
  writeFileSync(path.join(release.folder, 'sw.js'), await workerScript('farewell'));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  await untilTrue(page, storesNothing, undefined);

  const tab = await page.context().newPage();
  await page.close();
  await tab.goto(site.url + GUIDE);
  await untilTrue(tab, async () => Promise.resolve(!navigator.serviceWorker.controller), undefined);
  expect(await tab.evaluate(isRegistered)).toBe(false);
  expect(await tab.evaluate(storesNothing)).toBe(true);
});
