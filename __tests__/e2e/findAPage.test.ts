import type { Page } from 'playwright-core';
import { open } from '../support/browser';

const GUIDE = '/guides/getting-started/';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const results = (page: Page) => dialog(page).getByRole('row');
const button = (page: Page) => page.getByRole('button', { name: /^Search/ });

const isSearch = (url: string) => new URL(url).pathname.startsWith('/search/');

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await dialog(page).waitFor();
  await page.keyboard.type(words);
}

test('nothing of the search is loaded before someone is about to use it', async () => {
  const page = await open('/404/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(GUIDE);
  await page.waitForLoadState('networkidle');
  expect(requests.filter(isSearch)).toEqual([]);

  const index = page.waitForRequest((request) => request.url().includes('/search/manifest.json'));
  await button(page).hover();
  await index;
});

test('a reader presses /, types, and lands on the heading with Enter', async () => {
  const page = await open(GUIDE);
  await search(page, 'watchOptions.ignored');
  await results(page).first().getByText('watchOptions.ignored').waitFor();
  expect(await box(page).inputValue()).toBe('watchOptions.ignored');

  await page.keyboard.press('Enter');
  await page.waitForURL('**/configuration/watch/#watchoptionsignored');
  await page.getByRole('heading', { level: 1, name: 'Watch' }).waitFor();
  await page.waitForFunction(() => {
    const heading = document.getElementById('watchoptionsignored');
    return heading && Math.abs(heading.getBoundingClientRect().top) < 150;
  });
  expect(await dialog(page).count()).toBe(0);
});

test('a member that stands in a table is found, and its row is in view', async () => {
  const page = await open(GUIDE);
  await search(page, 'compiler.inputFileSystem');
  await results(page).first().getByText('inputFileSystem').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/api/compiler-object/#inputfilesystem');

  const row = page.getByRole('row').filter({ hasText: /^inputFileSystem/ });
  await row.waitFor();
  await page.waitForFunction(
    ([element, bar]) =>
      element.getBoundingClientRect().top >= bar.getBoundingClientRect().bottom &&
      element.getBoundingClientRect().bottom < innerHeight,
    [await row.elementHandle(), await page.getByRole('banner').elementHandle()] as const,
  );
});

test('an address with words to search for, as browsers open it, shows their results', async () => {
  const page = await open('/?search=tree+shaking', { isUntouched: true });
  await dialog(page).waitFor();

  await results(page).first().getByText('Tree Shaking').first().waitFor();
  expect(await box(page).inputValue()).toBe('tree shaking');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/guides/tree-shaking/**');
});

test('a result on the page one reads scrolls to its heading', async () => {
  const page = await open(GUIDE);
  await page.keyboard.press('Control+k');
  await dialog(page).waitFor();
  await page.keyboard.type('getting started npm scripts');
  await results(page)
    .getByRole('link', { name: /NPM Scripts/ })
    .first()
    .click();
  await page.waitForFunction(() => {
    const heading = document.getElementById('npm-scripts');
    return heading && Math.abs(heading.getBoundingClientRect().top) < 150;
  });
  expect(new URL(page.url()).hash).toBe('#npm-scripts');
});

test('the page behind the search stays as it is', async () => {
  const page = await open(GUIDE, { viewport: { width: 1024, height: 800 } });
  const header = page.locator('header').first();
  await page.evaluate(() => window.scrollTo(0, 800));
  const before = await header.boundingBox();
  await page.keyboard.press('/');
  await box(page).fill('caching');
  await results(page).first().waitFor();
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 500);
  await box(page).fill('cache');
  await results(page).first().getByText('Cache').first().waitFor();
  expect(await header.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(800);
});

test('Escape closes the search, and gives back focus and place', async () => {
  const page = await open(GUIDE);
  await page.evaluate(() => window.scrollTo(0, 800));
  await page.waitForFunction(() => window.scrollY === 800);
  await button(page).click();
  await box(page).fill('caching');
  await results(page).first().waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });

  await page.waitForFunction(() => document.activeElement?.matches('[data-search]'));
  expect(await page.evaluate(() => window.scrollY)).toBe(800);
});

test('the arrow keys choose, and Ctrl+Enter opens the choice in a new tab', async () => {
  const page = await open(GUIDE);
  await search(page, 'caching');
  await results(page).nth(1).waitFor();
  await page.keyboard.press('ArrowDown');
  const chosen = dialog(page).getByRole('row', { selected: true });
  const url = await chosen.getByRole('link').getAttribute('href');

  const tab = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  expect((await tab).url()).toContain(url);
  expect(new URL(page.url()).pathname).toBe(GUIDE);
});

test('a result is among the recent searches on the next visit, and can be saved', async () => {
  const page = await open(GUIDE);
  await search(page, 'dependency graph');
  await results(page).first().click();
  await page.waitForURL('**/concepts/dependency-graph/');

  await page.goto(GUIDE);
  await button(page).click();
  await page.getByText('Recent', { exact: true }).waitFor();
  await results(page)
    .filter({ hasText: 'Dependency Graph' })
    .getByRole('button', { name: 'Save this search' })
    .click();
  await page.getByText('Favorite', { exact: true }).waitFor();
});

test('a query without a result can be reported, and markup in it is text', async () => {
  const page = await open(GUIDE);
  await page.keyboard.press('/');
  await box(page).fill('<img src=x onerror=document.title=1>');
  await results(page).first().waitFor();
  await box(page).fill('<qqqq-vvvv xyzzy>');
  await page.getByText('<qqqq-vvvv xyzzy>').waitFor();
  expect(await page.title()).toBe('Getting Started | webpack');
  expect(await dialog(page).locator('img, qqqq-vvvv').count()).toBe(0);

  await box(page).fill('qqzzxxyy');
  const report = page.getByRole('link', { name: 'Report it.' });
  await report.and(page.locator('[href*="qqzzxxyy"]')).waitFor();
});

test('an index that does not arrive is named, and what one typed is answered when it does', async () => {
  const page = await open(GUIDE, {
    expectedErrors: [/Failed to load resource/, /ERR_FAILED/],
  });
  await page.route('**/search/**', (route) => route.abort());
  await search(page, 'caching');
  const alert = dialog(page).getByRole('alert');
  await alert.getByText('The search could not be loaded.').waitFor();
  expect(await page.getByText('Nothing found for').isVisible()).toBe(false);

  await page.unroute('**/search/**');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await results(page).first().getByText('Caching').first().waitFor();
  expect(await box(page).inputValue()).toBe('caching');
});

test('an index of another build is requested again', async () => {
  const page = await open(GUIDE, {
    expectedErrors: [/404/],
  });
  let asked = 0;
  await page.route('**/search/manifest.json', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    const gone = { worker: '/search/worker.00.js', index: '/search/index.00.json', texts: '' };
    return route.fulfill({ json: gone });
  });
  await search(page, 'caching');
  await results(page).first().getByText('Caching').first().waitFor();
  expect(asked).toBe(2);
});

test('a search that is asked for before the app is there opens when it is, with all that was typed', async () => {
  const page = await open('/404/');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/app-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(GUIDE, { waitUntil: 'commit' });
  await button(page).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('cachx');
  await page.keyboard.press('Backspace');
  release();
  await page.keyboard.type('ing');
  await results(page).first().getByText('Caching').first().waitFor();
  expect(await box(page).inputValue()).toBe('caching');
});

test('Back closes the search, and leads to where one was', async () => {
  const page = await open(GUIDE);
  await page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
  await page.keyboard.press('Control+k');
  await box(page).fill('caching');
  await results(page).first().waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Getting Started' }).waitFor();
  await dialog(page).waitFor({ state: 'detached' });
});

test('Escape leads back to what had the focus', async () => {
  const page = await open(GUIDE);
  const link = page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await box(page).fill('caching');
  await results(page).first().waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Asset Management');
});

test('Ctrl+K closes the search that it opened', async () => {
  const page = await open(GUIDE);
  await page.keyboard.press('Control+k');
  await box(page).waitFor();
  await page.keyboard.press('Control+k');
  await dialog(page).waitFor({ state: 'detached' });
});

test('the search keeps to the content security policy', async () => {
  const page = await open(GUIDE);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { violations: seen });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      seen.push(`${violatedDirective} ${sourceFile}`),
    );
  });
  await page.keyboard.press('/');
  await box(page).fill('caching');
  await results(page).first().waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'violations') as unknown)).toEqual([]);
});

const hit = (title: string) => ({
  objectID: '/guides/caching/',
  type: 'lvl1',
  url: '/guides/caching/',
  hierarchy: { lvl0: 'Guides', lvl1: title },
});

test.each([
  ['[null]', 0],
  ['{}', 0],
  ['"text"', 0],
  ['[{"objectID":1}]', 0],
  ['[{"objectID":"/a/","type":"lvl1","url":"javascript:alert(1)","hierarchy":{"lvl1":"A"}}]', 0],
  [JSON.stringify([null, hit('Caching')]), 1],
  [JSON.stringify([hit('<img src=x onerror="document.title=1">')]), 1],
])('recent searches that are stored as %s do no harm', async (stored, shown) => {
  const page = await open(GUIDE);
  await page.evaluate((value) => {
    for (const kind of ['RECENT', 'FAVORITE']) {
      localStorage.setItem(`__DOCSEARCH_${kind}_SEARCHES__webpack`, value);
    }
  }, stored);
  await page.keyboard.press('/');
  await box(page).waitFor();
  await page.waitForTimeout(200);
  expect(await results(page).count()).toBe(2 * shown);
  expect(await dialog(page).locator('img').count()).toBe(0);
  expect(await page.title()).toContain('Getting Started');

  await box(page).fill('caching');
  await results(page).first().getByText('Caching').first().waitFor();
});

test.each(['asdfgh', 'qwertyuiop', 'xyzzyx', 'blablabla', 'lorem ipsum', 'hjkl'])(
  'for %s nothing is suggested',
  async (nonsense) => {
    const page = await open(GUIDE);
    await page.keyboard.press('/');
    await box(page).fill(nonsense);
    await dialog(page).getByText('Nothing found for').waitFor();
    expect(await dialog(page).getByText('Did you mean').count()).toBe(0);
  },
);
