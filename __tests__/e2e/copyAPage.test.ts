import { open } from '../support/browser';
import { readBuilt } from '../support/builtSite';

const GUIDE = '/guides/getting-started/';
const MAY_COPY = { permissions: ['clipboard-read', 'clipboard-write'] };

test('a reader copies a page as Markdown', async () => {
  const page = await open(GUIDE, MAY_COPY);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' });

  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    readBuilt('/guides/getting-started.md'),
  );
});

test('a reader views a page as Markdown', async () => {
  const page = await open(GUIDE);
  await page.getByText('Open in', { exact: true }).click();
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  await page.waitForURL('**/guides/getting-started.md');

  expect(await page.locator('body').innerText()).toContain('# Getting Started');
});

test('the list of a page closes with Escape', async () => {
  const page = await open(GUIDE);
  await page.getByText('Open in', { exact: true }).click();
  const link = page.getByRole('link', { name: 'View as Markdown' });
  await link.waitFor();
  await page.waitForFunction(() => window.appHasStarted);
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });

  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Open in');
});
