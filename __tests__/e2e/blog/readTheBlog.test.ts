import { open } from '../../support/browser';

const RELEASE = '/blog/2020-10-10-webpack-5-release/';
const ROADMAP = '/blog/2020-12-08-roadmap-2021/';

test('from the list one comes to a post, and from there to the one before it', async () => {
  const page = await open('/blog/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Roadmap 2021/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /Roadmap 2021/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe(ROADMAP);

  const neighbours = page.getByRole('navigation', { name: 'Adjacent pages' });
  await neighbours.getByRole('link', { name: /Previous/ }).click();
  await page.waitForURL(`**${RELEASE}`);
  await neighbours.getByRole('link', { name: /Next.*Roadmap 2021/ }).waitFor();
});

test('the list has the newest post first, each with day and reading time', async () => {
  const page = await open('/blog/');
  const posts = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  const days = await posts
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));

  expect(days).toEqual([...days].sort().reverse());
  expect(days).toEqual(expect.arrayContaining(['2020-12-08', '2020-10-10']));
  expect(
    await posts
      .first()
      .getByText(/^\d+ min read$/)
      .isVisible(),
  ).toBe(true);
});

test('a post says when it was written and by whom, to people and machines', async () => {
  const page = await open(ROADMAP);
  const header = page.getByRole('article').locator('header');

  expect(await header.locator('time').getAttribute('datetime')).toBe('2020-12-08');
  expect(await header.getByRole('link', { name: 'sokra' }).isVisible()).toBe(true);
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(data).toContain('"datePublished":"2020-12-08"');
});

test.each(['/blog/', ROADMAP, '/guides/caching/'])(
  'a feed reader finds the feeds in the head of %s',
  async (path) => {
    const page = await open(path);
    const feeds = page.locator('head link[rel="alternate"][type*="application/"]');
    const addresses = await feeds.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(addresses).toEqual(['/feed.xml', '/feed.json', '/whats-new.xml', '/whats-new.json']);

    for (const address of addresses) {
      expect((await page.request.get(address!)).status()).toBe(200);
    }
  },
);

test('the blog reads without JavaScript', async () => {
  const page = await open('/blog/', { javaScriptEnabled: false });
  await page
    .getByRole('main')
    .getByRole('link', { name: /Roadmap 2021/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /Roadmap 2021/ }).waitFor();
});
