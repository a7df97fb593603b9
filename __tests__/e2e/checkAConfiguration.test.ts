import type { Page } from 'playwright-core';
import { violations } from '../support/axe';
import { open } from '../support/browser';
import { servedRelease } from '../support/offline/servedRelease';
import { untilSaved } from '../support/offline/savedPages';

const TOOL = '/tools/config/';
const served = servedRelease();

const field = (page: Page) => page.getByRole('textbox', { name: 'Your configuration' });
const status = (page: Page, text: RegExp) =>
  page.getByRole('status').filter({ hasText: text }).waitFor();

async function check(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

test('a reader pastes a configuration, and reads what is wrong with it and what to write instead', async () => {
  const page = await open(TOOL);
  await check(page, 'module.exports = {\n  debug: true,\n  output: { filname: "a.js" },\n};');

  await status(page, /2 errors/);
  await page.getByText('debug is gone since webpack 2').waitFor();
  await page.getByText('Fix: filename').waitFor();
  await page.getByRole('link', { name: /Read more about webpack has no option/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Output' }).waitFor();
});

test('the findings of the example are reached by keyboard, one after the other', async () => {
  const page = await open(TOOL);
  await page.getByRole('button', { name: 'Try an example' }).click();
  await status(page, /errors/);
  const next = page.getByRole('button', { name: 'Next finding' });
  await next.press('Enter');
  const first = await page.evaluate(() => document.activeElement?.textContent);
  await next.press('Enter');
  const second = await page.evaluate(() => document.activeElement?.textContent);

  expect(first).toMatch(/^(✕ Error|▲ Warning|ℹ Note):/);
  expect(second).not.toBe(first);
});

test('nothing of a configuration leaves the browser', async () => {
  const page = await open(TOOL);
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  await check(page, "module.exports = { output: { uniqueName: 'secret-name' } };");
  await status(page, /nothing found/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.waitForFunction(() => location.hash.startsWith('#config='));

  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  expect(requests.filter((request) => /secret|config=/.test(request))).toEqual([]);
});

test('a shared address shows the same findings', async () => {
  const page = await open(TOOL);
  await check(page, 'module.exports = { debug: true };');
  await status(page, /1 error/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.waitForFunction(() => location.hash.startsWith('#config='));

  const other = await open('/license/');
  await other.goto(page.url());
  await status(other, /1 error/);
  expect(await field(other).inputValue()).toBe('module.exports = { debug: true };');
});

test('the check works offline after a visit', async () => {
  const page = await open(served.site.url + TOOL, { offlineWorker: true });
  await untilSaved(page, TOOL);
  await served.site.stop();
  await page.reload();
  await check(page, 'module.exports = { debug: true };');

  await status(page, /1 error/);
});

test('without JavaScript the page says what it needs, and which command does the same', async () => {
  const page = await open(TOOL, { javaScriptEnabled: false });

  await page.getByText('The check on this page needs JavaScript').waitFor();
  await page.getByText('npm run check-config').first().waitFor();
  expect(await field(page).isVisible()).toBe(false);
});

test('the result is accessible', async () => {
  const page = await open(TOOL);
  await page.getByRole('button', { name: 'Try an example' }).click();
  await status(page, /errors/);

  expect(await violations(page)).toEqual([]);
});
