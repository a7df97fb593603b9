import type { Page } from 'playwright-core';
import { beReady, open } from '../support/browser';
import { chooseTheme } from '../support/chooseTheme';

const GUIDE = '/guides/getting-started/';

const place = (page: Page) => page.evaluate(() => window.scrollY);
const isAt = (page: Page, y: number) =>
  page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 5, y);
const headingInView = (page: Page, id: string) =>
  page.waitForFunction((target) => {
    const { top = -1 } = document.getElementById(target)?.getBoundingClientRect() ?? {};
    return top >= 0 && top < 200;
  }, id);

test('back and forward go through headings and pages, each to its place', async () => {
  const page = await open(GUIDE, { viewport: { width: 1440, height: 900 } });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Basic Setup' }).click();
  await headingInView(page, 'basic-setup');
  await contents.getByRole('link', { name: 'Conclusion' }).click();
  await page.waitForURL('**#conclusion');
  const end = await place(page);

  const adjacent = page.getByRole('navigation', { name: 'Adjacent pages' });
  await adjacent.getByRole('link').last().click();
  await page.waitForURL((url) => url.pathname !== GUIDE);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  const next = page.url();

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Getting Started' }).waitFor();
  await page.waitForFunction((y) => window.scrollY >= y - 5, end);
  await page.goBack();
  await page.waitForURL('**#basic-setup');
  await headingInView(page, 'basic-setup');
  await page.goBack();
  await page.waitForURL(`**${GUIDE}`);
  await isAt(page, 0);

  for (let steps = 0; steps < 3; steps += 1) await page.goForward();
  await page.waitForURL(next);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
});

/** Reads on from a heading: the address still names it. */
async function readOn(page: Page, by: number): Promise<number> {
  const from = await place(page);
  await page.evaluate((y) => window.scrollTo(0, y), from + by);
  await isAt(page, from + by);
  // As long as a reader takes at least.
  await page.waitForTimeout(500);
  return from + by;
}

test('a reload keeps the place, also when the address names a heading', async () => {
  const page = await open(`${GUIDE}#basic-setup`);
  await headingInView(page, 'basic-setup');
  const read = await readOn(page, 700);
  await page.reload();
  await beReady(page);
  await page.waitForTimeout(300);
  await isAt(page, read);
});

test('back from another page leads to where one was, and not to the heading in the address', async () => {
  const page = await open(GUIDE, { viewport: { width: 1440, height: 900 } });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Basic Setup' }).click();
  await headingInView(page, 'basic-setup');
  const read = await readOn(page, 600);

  await page
    .getByRole('navigation', { name: 'Guides' })
    .getByRole('link', { name: 'Asset Management' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await isAt(page, 0);
  const next = await readOn(page, 400);

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Getting Started' }).waitFor();
  await isAt(page, read);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
  await isAt(page, next);
  await page.reload();
  await beReady(page);
  await isAt(page, next);
});

test('back to a page that was loaded in full leads to where one was', async () => {
  const page = await open(`${GUIDE}#basic-setup`);
  await headingInView(page, 'basic-setup');
  const read = await readOn(page, 500);
  await page.goto('/404/');
  await page.goBack();
  await beReady(page);
  await page.waitForTimeout(300);
  await isAt(page, read);
});

test('back and forward among the headings of a page lead to where one read', async () => {
  const page = await open(GUIDE, { viewport: { width: 1440, height: 900 } });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Basic Setup' }).click();
  await headingInView(page, 'basic-setup');
  const first = await readOn(page, 300);
  await contents.getByRole('link', { name: 'Modules', exact: true }).click();
  await headingInView(page, 'modules');
  const second = await readOn(page, 150);
  await page.goBack();
  await isAt(page, first);
  await page.goForward();
  await isAt(page, second);
});

test('the previous and the next page lead there and back again', async () => {
  const page = await open('/concepts/entry-points/');
  const adjacent = page.getByRole('navigation', { name: 'Adjacent pages' });
  const title = await page.title();

  await adjacent.getByRole('link').last().click();
  await page.waitForFunction((old) => document.title !== old, title);
  await adjacent.getByRole('link', { name: /Previous/ }).click();
  await page.waitForFunction((old) => document.title === old, title);
});

test('a page that was left for another site is there again, and alive', async () => {
  const page = await open(GUIDE);
  await page.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  await page.goto('https://example.com/');
  await page.getByRole('heading', { name: 'Elsewhere' }).waitFor();
  await page.goBack();
  await beReady(page);

  await chooseTheme(page, 'dark');
  await page.locator('html[data-theme="dark"]').waitFor();
});
