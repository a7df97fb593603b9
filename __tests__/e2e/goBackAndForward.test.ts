import type { Page } from 'playwright-core';
import { isAlive } from '../../scripts/browser/isAlive';
import { open } from '../support/browser';

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
  await page.waitForFunction(isAlive);

  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.locator('html[data-theme="dark"]').waitFor();
});
