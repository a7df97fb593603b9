import type { Page } from 'playwright-core';

/** What a reader does so that the site reads what was tampered with. */
export type Journey = { path: string; act?: (page: Page) => Promise<unknown> };

const GUIDE = '/guides/getting-started/';
const SETTLE_MS = 400;

const settle = (page: Page) => page.waitForTimeout(SETTLE_MS);

async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await settle(page);
  await page.keyboard.type('caching');
  await settle(page);
}

async function goToNextPage(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
  await settle(page);
}

async function openHeadings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Headings of Caching' }).first().click();
  await settle(page);
}

async function seeSponsors(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Support the Team' }).scrollIntoViewIfNeeded();
  await settle(page);
}

export const READ: Journey = { path: GUIDE };
export const SEARCH: Journey = { path: GUIDE, act: search };
export const NEXT_PAGE: Journey = { path: GUIDE, act: goToNextPage };
export const OPEN_HEADINGS: Journey = { path: GUIDE, act: openHeadings };
export const SEE_SPONSORS: Journey = { path: '/', act: seeSponsors };
export const VOTE: Journey = { path: '/vote/?sort=votes', act: settle };
