import type { Page, Route } from 'playwright-core';
import { open } from '../../support/browser';

const CSS = 'https://github.com/webpack/webpack/issues/14893';
const HTML = 'https://github.com/webpack/webpack/issues/536';

const issue = (thread: string, votes: unknown) => ({
  html_url: thread,
  reactions: { '+1': votes },
});

const json = (body: unknown, status = 200) => ({
  status,
  headers: { 'access-control-allow-origin': '*' },
  contentType: 'application/json',
  body: JSON.stringify(body),
});

/** A GitHub that knows two threads, and none else. */
async function answer(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/search/issues') return route.fulfill(json({ items: [issue(CSS, 210)] }));
  if (pathname.endsWith('/webpack/webpack/issues/536')) {
    return route.fulfill(json(issue(HTML, 412)));
  }
  return route.fulfill(json({ message: 'Not Found' }, 404));
}

/** The vote page with a simulated GitHub. */
async function openVote(search = '', github: (route: Route) => Promise<void> = answer) {
  const page = await open('/404/', {
    expectedErrors: [/40[34]|429|ERR_FAILED/],
  });
  await page.route('https://api.github.com/**', github);
  await page.goto(`/vote/${search}`);
  await page.getByRole('searchbox', { name: 'Words' }).waitFor();
  return page;
}

const titles = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
const topic = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

test('votes come from GitHub, and sorting by them says so and is in the address', async () => {
  const page = await openVote();
  await topic(page, 'Native CSS support').getByText('210').waitFor();

  await page.getByText('Votes', { exact: true }).click();
  await page
    .getByRole('status')
    .getByText(/most votes first/)
    .waitFor();
  expect((await titles(page)).slice(0, 2)).toEqual([
    'Use a HTML file as an entry point?',
    'Native CSS support',
  ]);
  await page.waitForURL('**/vote/?sort=votes');
});

test('everything is reached by keyboard', async () => {
  const page = await openVote();
  await page.getByRole('radio', { name: 'State' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await page.keyboard.type('meta');

  await page.waitForURL('**/vote/?sort=newest&state=shipped&text=meta');
  expect(await titles(page)).toEqual(['Support import.meta.env']);
  await page
    .getByRole('status')
    .getByText(/^1 of \d+ topics/)
    .waitFor();
});

test('a link to a view shows that view, and the link of the page all again', async () => {
  const page = await openVote('?state=idea');
  const ideas = (await titles(page)).length;
  await page.getByRole('banner').getByRole('link', { name: 'Vote', exact: true }).click();

  await page.getByRole('radio', { name: 'All' }).and(page.locator(':checked')).waitFor();
  expect((await titles(page)).length).toBeGreaterThan(ideas);
});

test('back from another page shows the same view', async () => {
  const page = await openVote();
  await page.getByText('Newest', { exact: true }).click();
  await page.waitForURL('**/vote/?sort=newest');
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();

  await page.goBack();
  await page.getByRole('radio', { name: 'Newest' }).and(page.locator(':checked')).waitFor();
});

test('without an answer the topics are there, and the last known votes with their day', async () => {
  const page = await openVote('', (route) => route.abort());
  await page
    .getByRole('status')
    .getByText(/GitHub gives no votes at the moment/)
    .waitFor();
  expect(await topic(page, 'Native CSS support').getByText('votes not known').count()).toBe(1);

  await page.evaluate((thread) => {
    const time = new Date('2026-05-03T12:00:00Z').getTime();
    localStorage.setItem('vote-tallies', JSON.stringify({ [thread]: { votes: 150, time } }));
  }, CSS);
  await page.reload();
  await topic(page, 'Native CSS support').getByText('150').waitFor();
  await topic(page, 'Native CSS support').getByText('May 3, 2026').waitFor();
});

test('only the tallies are stored, and only GitHub is asked', async () => {
  const hosts = new Set<string>();
  const page = await openVote();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await topic(page, 'Native CSS support').getByText('210').waitFor();

  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['vote-tallies']);
  expect([...hosts].sort()).toEqual(['api.github.com', 'localhost']);
});

test('without JavaScript the topics and their threads are a plain list', async () => {
  const page = await open('/vote/', { javaScriptEnabled: false });

  expect(await page.getByRole('heading', { level: 1, name: 'Vote' }).isVisible()).toBe(true);
  expect(
    await page
      .getByRole('link', { name: 'Vote on GitHub for Native CSS support' })
      .getAttribute('href'),
  ).toBe(CSS);
  expect(await page.getByRole('radio').count()).toBe(0);
});

test('sorting by votes claims no order by votes while none are known', async () => {
  const page = await openVote('?sort=votes', (route) => route.abort());
  const status = page.getByRole('status');
  await status.getByText('GitHub gives no votes at the moment').waitFor();

  expect(await status.textContent()).not.toContain('most votes first');
});

test.each([
  ['a tally', { votes: 1e300, time: 1e300 }],
  ['a time', { votes: 1, time: 8.64e15 + 1 }],
  ['a time to come', { votes: 7, time: 4e12 }],
])('%s that makes no sense is not shown, and the page stays', async (_, tally) => {
  const page = await open('/404/', { expectedErrors: [/ERR_FAILED/] });
  await page.route('https://api.github.com/**', (route) => route.abort());
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key!, value!),
    ['vote-tallies', JSON.stringify({ [CSS]: tally })],
  );
  await page.goto('/vote/');

  await page.getByRole('searchbox', { name: 'Words' }).waitFor();
  await page.getByRole('status').getByText('GitHub gives no votes at the moment').waitFor();
  expect(await topic(page, 'Native CSS support').getByText('votes not known').count()).toBe(1);
});

test('a limit until the end of days is a limit for a while', async () => {
  const page = await openVote('', (route) =>
    route.fulfill({
      ...json({}, 429),
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'retry-after',
        'retry-after': '100000000000000000000',
      },
    }),
  );

  await page.getByRole('status').getByText('GitHub gives no more votes for a while').waitFor();
  expect((await titles(page)).length).toBeGreaterThan(5);
});
