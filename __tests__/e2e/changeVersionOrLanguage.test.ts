import type { Page } from 'playwright-core';
import { open } from '../support/browser';

const GUIDE = '/guides/getting-started/';
const DESK = { viewport: { width: 1280, height: 800 } };

async function openGuide(path = GUIDE): Promise<Page> {
  const page = await open(path, DESK);
  const elsewhere = (html: string) => ({
    contentType: 'text/html; charset=utf-8',
    body: `<h1>${html}</h1>`,
  });
  await page.route('https://v4.webpack.js.org/**', (route) =>
    route.fulfill(elsewhere('The older release')),
  );
  await page.route('https://webpack.kr/**', (route) => route.fulfill(elsewhere('웹팩')));
  return page;
}

const version = (page: Page) => page.getByRole('combobox', { name: 'Version' });

async function showsThisVersion(page: Page): Promise<void> {
  const select = await version(page).elementHandle();
  await page.waitForFunction((each) => (each as HTMLSelectElement).value === '5', select);
}

test('another release opens at the same page on its host', async () => {
  const page = await openGuide();
  expect(await version(page).inputValue()).toBe('5');

  await version(page).selectOption('Webpack 4');
  await page.getByRole('heading', { name: 'The older release' }).waitFor();
  expect(page.url()).toBe(`https://v4.webpack.js.org${GUIDE}`);
});

test('an arrow key changes the choice and not the site, which Enter does', async () => {
  const page = await openGuide();
  await version(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForTimeout(300);
  expect(new URL(page.url()).pathname).toBe(GUIDE);
  expect(page.url()).not.toContain('v4.');
  await page.getByText('Press Enter to open Webpack 4').waitFor();

  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'The older release' }).waitFor();
});

test('a choice by arrow key that is left alone is taken back', async () => {
  const page = await openGuide();
  await version(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');

  await showsThisVersion(page);
  expect(page.url()).not.toContain('v4.');
});

test.each([
  ['/blog/', '/'],
  ['/blog/2020-10-10-webpack-5-release/', '/'],
  ['/guides/asset-modules/', '/guides/'],
])('from %s, which version 4 does not have, it opens at %s', async (path, target) => {
  const page = await openGuide(path);
  await version(page).selectOption('Webpack 4');

  await page.getByRole('heading', { name: 'The older release' }).waitFor();
  expect(page.url()).toBe(`https://v4.webpack.js.org${target}`);
});

test('readers who come back find the release of this site', async () => {
  const page = await openGuide();
  await version(page).selectOption('Webpack 4');
  await page.getByRole('heading', { name: 'The older release' }).waitFor();

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Getting Started' }).waitFor();
  await showsThisVersion(page);
});

test('while another release is on its way the reader is told', async () => {
  const page = await openGuide();
  const said: string[] = [];
  await page.exposeFunction('hear', (text: string) => said.push(text));
  await page.evaluate(() => {
    const { hear } = window as unknown as { hear: (text: string) => void };
    const listen = () =>
      document.querySelectorAll('[role="status"]').forEach((each) => hear(each.textContent));
    new MutationObserver(listen).observe(document.body, { childList: true, subtree: true });
  });

  await version(page).selectOption('Webpack 4');
  await page.getByRole('heading', { name: 'The older release' }).waitFor();
  expect(said).toContain('Opening Webpack 4');
});

test('another language opens at the same page and heading', async () => {
  const page = await openGuide(`${GUIDE}#basic-setup`);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: '한국어' }).click();

  await page.getByRole('heading', { name: '웹팩' }).waitFor();
  expect(page.url()).toBe(`https://webpack.kr${GUIDE}#basic-setup`);
});

test('the menu of languages closes by Escape and by a click next to it', async () => {
  const page = await openGuide();
  const button = page.getByRole('button', { name: 'Language' });
  const korean = page.getByRole('link', { name: '한국어' });
  await button.focus();
  await page.keyboard.press('Enter');
  await korean.waitFor();
  await page.keyboard.press('Escape');
  await korean.waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await korean.waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await korean.waitFor({ state: 'hidden' });
});
