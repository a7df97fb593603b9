import type { Page } from 'playwright-core';
import { linkedPages } from '../../../src/site/offline/linkedPages';
import { sizeOf, stepsFor } from '../../../src/site/offline/manifest';
import { open } from '../../support/browser';
import { reportConnection, saveData } from '../../../scripts/browser/dataSaver';
import { listSaved, untilSaved } from '../../support/offline/savedPages';
import { readManifest } from '../../support/offline/releases';
import { servedRelease } from '../../support/offline/servedRelease';

const SECTION = '/migrate/';
const DESK = { viewport: { width: 1280, height: 900 } };
/** What the README promises. */
const BUDGET = 400_000;

/** Longer than saving the first pages takes. */
const A_WHILE = 3000;

const served = servedRelease();

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

test('from any page the header, the footer and the sidebar lead on without the network', async () => {
  const page = await open(served.site.url + SECTION, { ...DESK, offlineWorker: true });
  await untilSaved(page, '/guides/', '/blog/', '/vote/', '/comparison/', '/migrate/5/');
  await served.site.stop();

  await page.getByRole('navigation', { name: 'Documentation' }).getByText('Guides').click();
  await heading(page, 'Guides');
  await page.getByRole('navigation', { name: 'Footer' }).getByText('Comparison').click();
  await heading(page, 'Comparison');
  await page.goto(`${served.site.url}/migrate/5/`);
  await heading(page, 'To v5 from v4');
});

test('the index pages of all sections come, and no more than the budget allows', async () => {
  const page = await open(`${served.site.url}/guides/`, { ...DESK, offlineWorker: true });
  const manifest = readManifest(served.release.folder);
  const sections = Object.keys(manifest.pages).filter((path) => /^\/[a-z]+\/$/.test(path));
  await untilSaved(page, ...sections.filter((path) => manifest.pages[path]?.listed));
  await page.waitForTimeout(A_WHILE);

  const linked = linkedPages(manifest, '/guides/').filter((path) => path !== '/guides/');
  const saved = Object.keys((await listSaved(page)).pages).filter((path) => linked.includes(path));
  const bytes = sizeOf(stepsFor(manifest, saved, { pages: {}, files: [] }));
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(BUDGET);
});

test.each([
  ['saves data', saveData],
  ['has a slow connection', reportConnection({ effectiveType: '3g' })],
])('a browser that %s gets nothing that its reader did not visit', async (_, prepare) => {
  const page = await open(served.site.url + SECTION, { ...DESK, offlineWorker: true, prepare });
  await untilSaved(page, SECTION);
  await page.waitForTimeout(A_WHILE);
  expect(Object.keys((await listSaved(page)).pages).sort()).toEqual(['/', '/404.html', SECTION]);
});
