import type { Page } from 'playwright-core';
import { open } from '../support/browser';

const GUIDE = '/guides/getting-started/';

/** The width of the reading progress bar, from 0 to 1 of the window's. */
const progress = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('article > [aria-hidden="true"]');
    return (bar?.getBoundingClientRect().width ?? NaN) / document.documentElement.clientWidth;
  });

const scrollTo = async (page: Page, share: number) => {
  await page.evaluate((part) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo({ top: part * (scrollHeight - clientHeight), behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, share);
};

test('the progress bar is as long as the part of the page above the window', async () => {
  const page = await open(GUIDE);
  expect(await progress(page)).toBeCloseTo(0, 1);

  await scrollTo(page, 0.5);
  expect(await progress(page)).toBeCloseTo(0.5, 1);

  await scrollTo(page, 1);
  expect(await progress(page)).toBeCloseTo(1, 1);
});
