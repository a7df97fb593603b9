import type { Page } from 'playwright-core';
import { wake } from '../../../scripts/browser/wake';
import { open } from '../../support/browser';
import { saveData } from '../../../scripts/browser/dataSaver';
import { listSaved, untilSaved, untilTrue } from '../../support/offline/savedPages';
import { NEWS, nextRelease, readManifest } from '../../support/offline/releases';
import { servedRelease } from '../../support/offline/servedRelease';

const SECTION = '/concepts/';
const DESK = { viewport: { width: 1280, height: 900 } };
const PAGE = '/concepts/under-the-hood/';

const served = servedRelease();

const concepts = (page: Page) => page.getByRole('region', { name: 'Concepts' });

async function openPanel(): Promise<Page> {
  const page = await open(served.site.url + SECTION, {
    ...DESK,
    offlineWorker: true,
    prepare: saveData,
  });
  await untilSaved(page, SECTION);
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await concepts(page).waitFor();
  return page;
}

test('a section is saved whole, is read without the network, and is removed', async () => {
  const page = await openPanel();
  await concepts(page)
    .getByText(/\d+ pages.*, about [\d.]+ [KM]B to fetch/)
    .waitFor();
  await page.getByRole('button', { name: 'Save Concepts' }).click();
  await concepts(page)
    .getByText(/^All \d+ pages saved\.$/)
    .waitFor();

  await served.site.stop();
  await page.goto(served.site.url + PAGE);
  await page.getByRole('heading', { level: 1, name: 'Under The Hood' }).waitFor();
  await served.site.start();

  await page.reload();
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await page.getByRole('button', { name: 'Remove Concepts' }).click();
  await page.getByRole('button', { name: 'Save Concepts' }).waitFor();
  expect(Object.keys((await listSaved(page)).pages)).not.toContain(PAGE);
});

test('the panel counts what is visited, while it is open', async () => {
  const page = await openPanel();
  await concepts(page)
    .getByText(/^1 of \d+ pages saved/)
    .waitFor();

  const sidebar = page.getByRole('navigation', { name: 'Concepts' });
  await sidebar.getByRole('link', { name: 'Under The Hood', exact: true }).click();
  await concepts(page)
    .getByText(/^2 of \d+ pages saved/)
    .waitFor();
});

test('progress is told in figures once they are known', async () => {
  const page = await openPanel();
  const texts = await concepts(page).evaluateHandle((region) => {
    const seen: string[] = [];
    const look = () => seen.push(region.textContent);
    new MutationObserver(look).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return seen;
  });
  await page.getByRole('button', { name: 'Save Concepts' }).click();
  await concepts(page)
    .getByText(/^All \d+ pages saved\.$/)
    .waitFor();

  const seen = await texts.jsonValue();
  expect(seen.length).toBeGreaterThan(3);
  expect(seen.filter((text) => /\b1 KB of 1 KB/.test(text))).toEqual([]);
});

test('what is removed is not saved automatically again', async () => {
  const page = await open(served.site.url + SECTION, { ...DESK, offlineWorker: true });
  await untilSaved(page, SECTION, PAGE);
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await page.getByRole('button', { name: 'Remove Concepts' }).click();
  await concepts(page)
    .getByText('0 of')
    .or(concepts(page).getByText(/^\d+ pages, /))
    .waitFor();
  await page.reload();
  await untilSaved(page, SECTION, '/guides/');
  await page.waitForTimeout(2000);
  expect(Object.keys((await listSaved(page)).pages)).not.toContain(PAGE);
});

test('saving everything can be paused, and continues where it stopped', async () => {
  const page = await openPanel();
  const everything = page.getByRole('region', { name: 'Everything' });
  await page.getByRole('button', { name: 'Save Everything' }).click();
  await everything.getByRole('progressbar').waitFor();
  await page.getByRole('button', { name: 'Pause saving Everything' }).click();
  await page.getByRole('button', { name: 'Save Everything' }).waitFor();
  const paused = Object.keys((await listSaved(page)).pages);
  expect(paused.length).toBeGreaterThan(1);

  served.site.takeAsked();
  await page.getByRole('button', { name: 'Save Everything' }).click();
  await everything.getByText(/^All \d+ pages saved\.$/).waitFor({ timeout: 60_000 });
  const asked = served.site.takeAsked();
  expect(
    asked.filter((url) => paused.some((path) => url.includes(`/page-data${path}page`))),
  ).toEqual([]);
});

test('after a release only what changed is fetched', async () => {
  const page = await openPanel();
  await page.getByRole('button', { name: 'Save Concepts' }).click();
  await concepts(page)
    .getByText(/^All \d+ pages saved\.$/)
    .waitFor();

  const second = nextRelease(served.release.folder, PAGE);
  served.site.serve(second.folder);
  served.site.takeAsked();
  await page.goto(`${served.site.url}/`);
  await wake(page);
  await page.getByRole('button', { name: 'Reload to update' }).click();
  const { release } = readManifest(second.folder);
  await untilTrue(
    page,
    async (newest) => {
      const releases = (await caches.keys()).filter((name) => name.startsWith('release-'));
      return releases.join() === `release-${newest}`;
    },
    release,
  );
  const asked = served.site
    .takeAsked()
    .filter((url) => /^\/(page-data|content)\/concepts/.test(url));
  expect(asked).toEqual([
    '/page-data/concepts/under-the-hood/page-data.json',
    expect.stringMatching(/^\/content\/concepts\/under-the-hood\.[0-9a-f]{8}\.js$/),
  ]);

  await served.site.stop();
  await page.goto(served.site.url + PAGE);
  await page.getByText(NEWS).waitFor();
  await served.site.start();
  second.remove();
});
