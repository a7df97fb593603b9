import type { Page } from 'playwright-core';
import { wake } from '../../scripts/browser/wake';
import { open } from '../support/browser';

const GUIDE = '/guides/getting-started/';
const BROKEN = {
  expectedErrors: [/TypeError/, /Minified React error/, /Uncaught error/, /Cannot read/],
};
const DESK = { viewport: { width: 1280, height: 800 } };

type PageFile = { result: { data: { mdx: Record<string, unknown> } } };

/** The data of a page loses what its template needs. */
async function breakData(page: Page, path: string): Promise<void> {
  await page.route(`**/page-data${path}page-data.json`, async (route) => {
    const file = (await (await route.fetch()).json()) as PageFile;
    file.result.data.mdx = { ...file.result.data.mdx, anchors: 1e300, related: null };
    await route.fulfill({ json: file });
  });
}

const notice = (page: Page) => page.getByText('Something on this page has failed.');

test('a page on which the app breaks stays readable, and its links lead on', async () => {
  const page = await open(GUIDE, { ...BROKEN, prepare: (each) => breakData(each, GUIDE) });
  await wake(page);
  await notice(page).waitFor();
  expect(await page.getByRole('heading', { name: 'Basic Setup' }).isVisible()).toBe(true);
  expect(await page.getByText('npm install --save-dev webpack webpack-cli').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: /^Search/ }).isVisible()).toBe(false);

  await page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
  await page.getByRole('button', { name: /^Search/ }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Getting Started' }).waitFor();
});

test('a page that breaks when one goes there is loaded as a document', async () => {
  const page = await open(GUIDE, { ...BROKEN, ...DESK });
  await breakData(page, '/guides/asset-management/');
  await page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.keyboard.press('Shift');
  await notice(page).waitFor();
  expect(await page.getByRole('navigation', { name: 'Guides' }).isVisible()).toBe(true);
});

const LOST = { expectedErrors: [/ERR_FAILED/, /ChunkLoadError/, /Loading (?:CSS )?chunk/] };

const SCRIPTS = /\.js$/;

/** From here on no script arrives, until the function that is returned is called. */
async function loseScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(SCRIPTS, (route) => route.abort());
  return () => page.unroute(SCRIPTS);
}

test('votes that are lost are named, and come when one tries again', async () => {
  const page = await open('/404/', { ...LOST, ...DESK });
  await page.route('https://api.github.com/**', (route) => route.abort());
  let isLost = true;
  await page.route(SCRIPTS, async (route) => {
    const isApp = isLost && (await (await route.fetch()).text()).includes('css, modules');
    await (isApp ? route.abort() : route.continue());
  });
  await page.goto('/vote/');
  await page.getByRole('alert').getByText('The votes could not be loaded.').waitFor();
  expect(await page.getByRole('link', { name: /Vote on GitHub/ }).count()).toBeGreaterThan(0);
  isLost = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('searchbox', { name: 'Words' }).waitFor();
});

test('a panel for offline reading that is lost is named, and comes when one tries again', async () => {
  const page = await open(GUIDE, { ...LOST, ...DESK });
  await wake(page);
  const find = await loseScripts(page);
  await page.getByRole('button', { name: 'Save for offline' }).click();
  const alert = page.getByRole('navigation', { name: 'Guides' }).getByRole('alert');
  await alert.waitFor();
  await find();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('status').getByText('This browser cannot save pages now.').waitFor();
});

test('sponsors that are lost are named, and come when one tries again', async () => {
  const page = await open('/', { ...LOST, ...DESK });
  await wake(page);
  const find = await loseScripts(page);
  await page.getByRole('heading', { name: 'Support the Team' }).scrollIntoViewIfNeeded();
  await page.getByText('The sponsors could not be loaded.').waitFor();
  await find();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('checkbox', { name: /Monthly average/ }).waitFor();
});

test('a search that is lost is named, and comes when one tries again', async () => {
  const page = await open(GUIDE, { ...LOST, ...DESK });
  await wake(page);
  const find = await loseScripts(page);
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('alert').getByText('The search could not be loaded.').waitFor();
  await find();
  await search.getByRole('button', { name: 'Try again' }).click();
  await search.getByRole('combobox').waitFor();
});
