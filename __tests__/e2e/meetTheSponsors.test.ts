import type { Page } from 'playwright-core';
import { open } from '../support/browser';

const LISTS = '**/sponsors/*/*.json';

const paths = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return () => asked.filter((path) => path.startsWith('/sponsors/'));
};

/** The start page with a chance of our own, at the sponsors. */
async function openSponsors(chance: number, options?: Parameters<typeof open>[1]) {
  const page = await open('/404/', options);
  await page.addInitScript((value) => (Math.random = () => value), chance);
  const asked = paths(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  return { page, asked };
}

const goToSponsors = (page: Page) =>
  page.getByRole('heading', { name: 'Support the Team' }).scrollIntoViewIfNeeded();

test('sponsors are asked for when the reader comes near', async () => {
  const { page, asked } = await openSponsors(0.9);
  expect(asked()).toEqual([]);

  await goToSponsors(page);
  await page.getByRole('link', { name: 'Segment $24,000' }).waitFor();
  expect(asked()).toContain('/sponsors/total/gold.json');
  expect(await page.getByRole('checkbox').isChecked()).toBe(false);
});

test('one visit in three starts with the monthly amounts, and the checkbox changes them', async () => {
  const { page, asked } = await openSponsors(0.2);
  await goToSponsors(page);
  await page.getByText('from $2,500 a month').waitFor();
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  expect(asked().every((path) => path.startsWith('/sponsors/monthly/'))).toBe(true);

  await page.getByRole('checkbox').uncheck();
  await page.getByRole('link', { name: 'Segment $24,000' }).waitFor();
});

test('a list that fails says so, and comes after another try', async () => {
  const { page } = await openSponsors(0.9, {
    expectedErrors: [/ERR_FAILED/],
  });
  await page.route(LISTS, (route) => route.abort());
  await goToSponsors(page);
  const gold = page.getByRole('region', { name: /Gold/ });
  await gold.getByRole('alert').waitFor();

  await page.unroute(LISTS);
  await gold.getByRole('button', { name: 'Try again' }).click();
  await gold.getByRole('link', { name: /Segment/ }).waitFor();
});
