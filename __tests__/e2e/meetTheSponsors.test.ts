import type { Page } from 'playwright-core';
import { open } from '../support/browser';

const LISTS = '**/sponsors/*/*.json';

const paths = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return () => asked.filter((path) => path.startsWith('/sponsors/'));
};

/** The start page at the sponsors, with a fixed random number. */
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

test('one visit in three starts with the monthly amounts; while none are known, totals are shown', async () => {
  const { page, asked } = await openSponsors(0.2);
  await goToSponsors(page);
  const monthly = page.getByRole('checkbox');
  await page.getByRole('link', { name: 'Segment $24,000' }).waitFor();
  expect(await monthly.isChecked()).toBe(true);
  expect(await page.getByText('Monthly amounts are not known at the moment').isVisible()).toBe(
    true,
  );
  expect(asked().every((path) => path.startsWith('/sponsors/total/'))).toBe(true);
  expect(await page.getByText(/Nobody (new|in|yet)/).count()).toBe(0);

  await monthly.uncheck();
  await page.getByRole('link', { name: 'Segment $24,000' }).waitFor();
  expect(await page.getByText('Monthly amounts are not known').count()).toBe(0);
});

const sponsors = (page: Page) => page.getByRole('region', { name: 'Support the Team' });

test('lists that fail say so once, and come after another try', async () => {
  const { page } = await openSponsors(0.9, {
    expectedErrors: [/ERR_FAILED/],
    viewport: { width: 1280, height: 2000 },
  });
  await page.route(LISTS, (route) => route.abort());
  await goToSponsors(page);
  await sponsors(page).getByRole('alert').waitFor();
  await page.waitForTimeout(500);
  expect(await sponsors(page).getByRole('alert').count()).toBe(1);
  expect(await sponsors(page).getByRole('button', { name: 'Try again' }).count()).toBe(1);

  await page.unroute(LISTS);
  await sponsors(page).getByRole('button', { name: 'Try again' }).click();
  await sponsors(page)
    .getByRole('link', { name: /Segment/ })
    .waitFor();
  await sponsors(page)
    .getByRole('link', { name: /MoonMail/ })
    .waitFor();
  expect(await sponsors(page).getByRole('alert').count()).toBe(0);
});

test.each([
  ['no list', '{"0":{"name":"Ada"}}'],
  ['null', 'null'],
  ['no JSON', '<!doctype html>'],
])('%s in place of a list is a failure, and the page stays', async (_, body) => {
  const { page } = await openSponsors(0.9);
  await page.route(LISTS, (route) => route.fulfill({ body }));
  await goToSponsors(page);

  await sponsors(page).getByRole('alert').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

test('invalid sponsors are left out, and an address that runs a script is not a link', async () => {
  const { page } = await openSponsors(0.9);
  const ada = { name: 'Ada', url: 'javascript:alert(1)', avatar: 'data:x', cents: 1000 };
  const body = JSON.stringify([null, 7, { name: 5 }, { ...ada, cents: 1e300 }, ada]);
  await page.route(LISTS, (route) => route.fulfill({ body }));
  await goToSponsors(page);
  const gold = page.getByRole('region', { name: /Gold/ });

  await gold.getByText('Ada').waitFor();
  expect(await gold.getByRole('listitem').count()).toBe(1);
  expect(await gold.getByRole('link').count()).toBe(0);
});
