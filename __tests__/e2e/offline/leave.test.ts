import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { workerScript } from '../../../src/node/offline/workers';
import { open } from '../../support/browser';
import { untilKept, untilTrue } from '../../support/offline/keptPages';
import { copyRelease, type Release } from '../../support/offline/releases';
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

async function hasNothing(): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.length === 0 && (await caches.keys()).length === 0;
}

test('the kill switch removes the worker and everything it has kept', async () => {
  const page = await open(site.url + GUIDE);
  await untilKept(page, GUIDE);
  writeFileSync(path.join(release.folder, 'sw.js'), await workerScript('farewell'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());

  await untilTrue(page, hasNothing, undefined);
  await page.goto(site.url + GUIDE);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
