import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { wake } from '../../../scripts/browser/wake';
import { workerScript } from '../../../src/node/output/offline/workers';
import { open, visit } from '../../support/browser';
import { countLoads, nothingIsLeft, untilSaved, untilTrue } from '../../support/offline/savedPages';
import {
  appOf,
  copyRelease,
  edit,
  NEWS,
  nextRelease,
  type Release,
  renameScript,
  startOf,
} from '../../support/offline/releases';
import { startSiteServer, type SiteServer } from '../../support/offline/siteServer';

const GUIDE = '/guides/getting-started/';
const OTHER = '/guides/asset-management/';

let first: Release;
let second: Release;
let site: SiteServer;

beforeAll(async () => {
  first = copyRelease();
  second = await releaseWithKillSwitch(first.folder);
  site = await startSiteServer(first.folder);
});

beforeEach(() => site.serve(first.folder));

afterAll(async () => {
  await site.stop();
  first.remove();
  second.remove();
});

/** As `GATSBY_OFFLINE=off` builds it: the scripts know nothing of workers. */
async function releaseWithKillSwitch(source: string): Promise<Release> {
  const release = nextRelease(source, OTHER);
  for (const script of [appOf(release.folder), startOf(release.folder)]) {
    edit(release.folder, script, (text) => text.replaceAll('serviceWorker', 'noServiceWorker'));
  }
  renameScript(release.folder, startOf(release.folder), '0ff0ff0ff0ff0ff0ff0f');
  writeFileSync(path.join(release.folder, 'sw.js'), await workerScript('killSwitch'));
  return release;
}

const guideIsShown = (page: Page) => page.getByRole('heading', { name: 'Basic Setup' }).waitFor();

test('the kill switch removes the worker and all that it saved, and open pages reload once', async () => {
  const reader = await open(site.url + GUIDE, { offlineWorker: true });
  await wake(reader);
  await untilSaved(reader, GUIDE, '/');
  site.serve(second.folder);
  const visitor = await reader.context().newPage();
  const loads = { reader: countLoads(reader), visitor: countLoads(visitor) };
  await visit(visitor, site.url + OTHER);
  await visitor.getByText(NEWS).waitFor();
  await untilTrue(visitor, nothingIsLeft, { isBuilt: true });

  await visit(visitor, site.url + GUIDE);
  await guideIsShown(visitor);
  expect(await visitor.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await visitor.evaluate(nothingIsLeft, { isBuilt: true })).toBe(true);
  await guideIsShown(reader);
  expect(loads.reader()).toBe(1);
  expect(loads.visitor()).toBe(2);
});
