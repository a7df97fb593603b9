import type { Page } from 'playwright-core';
import { wake } from '../../scripts/browser/wake';
import { open } from '../support/browser';
import { chooseTheme } from '../support/chooseTheme';

const GUIDE = '/guides/getting-started/';
const LOST = {
  expectedErrors: [/ERR_FAILED/, /ChunkLoadError/, /Loading (?:CSS )?chunk/, /page resources/],
};

const openVote = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Vote', exact: true }).click();

test('where the script of a screen is lost, the browser goes there itself', async () => {
  const page = await open(GUIDE, { ...LOST, viewport: { width: 1280, height: 800 } });
  await wake(page);
  let losses = 0;
  await page.route('**/component---src-pages-vote-*.js', (route) => {
    losses += 1;
    return losses === 1 ? route.abort() : route.continue();
  });

  await openVote(page);
  await page.getByRole('heading', { level: 1, name: 'Vote' }).waitFor();
  await page.getByRole('searchbox', { name: 'Words' }).waitFor();
  expect(losses).toBeGreaterThan(0);
});

test('where the data of a page is lost, the reader arrives all the same', async () => {
  const page = await open(GUIDE, LOST);
  await page.route('**/page-data/guides/asset-management/**', (route) => route.abort(), {
    times: 1,
  });
  await page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
});

test('where the data of a page names parts that are not there, the reader arrives all the same', async () => {
  const page = await open(GUIDE, { expectedErrors: [...LOST.expectedErrors, /404/] });
  await page.route(
    '**/page-data/guides/asset-management/**',
    async (route) => {
      const data: unknown = await (await route.fetch()).json();
      await route.fulfill({ json: Object.assign({}, data, { slicesMap: { part: 'missing' } }) });
    },
    { times: 1 },
  );
  await page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
});

test.each(['framework', 'app', 'webpack-runtime'])(
  'without the %s script the page reads as one without JavaScript',
  async (name) => {
    const page = await open('/404/', LOST);
    await page.route(`**/${name}-*.js`, (route) => route.abort());
    await page.goto(GUIDE);

    await page.getByRole('heading', { name: 'Basic Setup' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
  },
);

test.each(['framework', 'app', 'webpack-runtime'])(
  'without the %s script no control is there that would not answer',
  async (name) => {
    const page = await open('/404/', { ...LOST, viewport: { width: 360, height: 740 } });
    await page.route(`**/${name}-*.js`, (route) => route.abort());
    await page.goto(GUIDE);
    await page.keyboard.press('Shift');

    const header = page.getByRole('banner');
    await header.getByRole('button', { name: /^Search/ }).waitFor({ state: 'hidden' });
    expect(await header.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false);
    expect(await header.getByRole('link', { name: 'Blog' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Dismiss notice' }).isVisible()).toBe(false);

    await chooseTheme(page, 'dark');
    await page.locator('html[data-theme="dark"]').waitFor();
    await page.reload();
    await page.locator('html[data-theme="dark"]').waitFor();
  },
);

test('an app that cannot start hides what it would have to answer', async () => {
  const page = await open('/404/', { expectedErrors: [/page resources/, /JSON/, /404/] });
  await page.route('**/page-data/**', (route) => route.fulfill({ body: '{"path":' }));
  await page.goto(GUIDE);
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: /^Search/ }).waitFor({ state: 'hidden' });
  expect(await page.getByRole('heading', { name: 'Basic Setup' }).isVisible()).toBe(true);
});

test('a text that fails is a ChunkLoadError, and comes with the whole document', async () => {
  const page = await open(GUIDE, LOST);
  await wake(page);
  const said = page.waitForEvent('console', (message) => message.text().includes('ChunkLoadError'));
  await page.route('**/content/**', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first().click();

  expect((await said).text()).toMatch(/Loading chunk .*asset-management.* failed/);
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
});
