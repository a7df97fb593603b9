import type { Page } from 'playwright-core';
import { open } from '../support/browser';

const GUIDE = '/guides/getting-started/';
const MAY_COPY = { permissions: ['clipboard-read', 'clipboard-write'] };

/** Runs in the page: there is no clipboard, as on plain http. */
function hideClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const figure = (page: Page, text: string) => page.getByRole('figure').filter({ hasText: text });

/** Selects from the beginning of one element to the end of another, and presses the keys. */
async function copySelection(page: Page, from: string, to: string): Promise<string> {
  await page.evaluate(
    ([first, last]) => {
      const [start, end] = [first, last].map((selector) => document.querySelector(selector!)!);
      const range = document.createRange();
      range.setStartBefore(start!);
      range.setEndAfter(end!);
      getSelection()!.removeAllRanges();
      getSelection()!.addRange(range);
    },
    [from, to],
  );
  await page.keyboard.press('ControlOrMeta+c');
  return clipboard(page);
}

test('a diff that is selected by hand is copied as the new code, like with its button', async () => {
  const page = await open(GUIDE, MAY_COPY);
  const diff = figure(page, 'prettyMilliseconds(minutes');
  await diff.evaluate((element) => (element.id = 'diff'));
  const byHand = await copySelection(page, '#diff pre', '#diff pre');

  await diff.hover();
  await diff.getByRole('button', { name: 'Copy' }).click();
  const byButton = await clipboard(page);
  expect(byButton).toContain('readable(minutes)');
  expect(byHand.trim()).toBe(byButton.trim());
});

test('controls between blocks are not copied with the text', async () => {
  const page = await open(GUIDE, MAY_COPY);
  const text = await copySelection(page, '[data-body] > p', '[data-body] > p:last-of-type');
  const lines = text.split('\n').map((line) => line.trim());

  expect(text).toContain('npm install --save-dev webpack webpack-cli');
  for (const control of ['Copy', 'npm', 'yarn', 'pnpm', 'bun', '#']) {
    expect(lines).not.toContain(control);
  }
  expect(lines.filter((line) => /^Show all \d+ lines$/.test(line))).toEqual([]);
});

test('without a clipboard the code is selected, and a message on the screen says so', async () => {
  const page = await open(GUIDE, { prepare: (each) => each.addInitScript(hideClipboard) });
  const block = figure(page, 'prettyMilliseconds(minutes');
  await block.hover();
  await block.getByRole('button', { name: 'Copy' }).click();

  const message = page.getByRole('status').filter({ hasText: 'Copying failed' });
  const box = await message.boundingBox();
  expect(box!.width).toBeGreaterThan(100);
  expect(box!.y).toBeGreaterThan(0);
  expect(await message.textContent()).toContain('The code is selected');
  const selected = await page.evaluate(() => getSelection()!.toString());
  expect(selected).toContain('const readable = (minutes)');
  expect(selected).not.toContain('Copy');
});

test('without a clipboard the link of a heading says where its address is', async () => {
  const page = await open(GUIDE, { prepare: (each) => each.addInitScript(hideClipboard) });
  const heading = page.getByRole('heading', { name: 'Basic Setup' });
  await heading.hover();
  await heading.getByRole('link').click();

  await page.getByText('Copying failed. The link is in the address bar.').waitFor();
  await page.waitForURL('**#basic-setup');
});
