import type { Page, Route } from 'playwright-core';
import { open } from '../support/browser';

const MARKUP = `<img src=x onerror="window.isHacked=true"><script>window.isHacked=true</script>`;
const REFUSED = [/Content Security Policy/, /status of 404/];

const isHacked = (page: Page) => page.evaluate(() => 'isHacked' in window);

const json = (body: unknown) => (route: Route) =>
  route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: body });

/** What the browser refused on a page. */
async function watchRefusals(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) =>
      refused.push(event.effectiveDirective),
    );
  });
  return () => page.evaluate('refused');
}

test('markup in the data of sponsors is text, and an address that is code is not a link', async () => {
  const page = await open('/404/', { expectedErrors: REFUSED });
  const sponsor = {
    name: MARKUP,
    url: 'javascript:window.isHacked=true',
    avatar: null,
    cents: 9e6,
  };
  await page.route('**/sponsors/*/*.json', json([sponsor]));
  await page.goto('/');
  await page.getByRole('heading', { name: 'Support the Team' }).scrollIntoViewIfNeeded();

  await page.getByText(MARKUP).first().waitFor();
  expect(await page.getByRole('link', { name: 'window.isHacked=true' }).count()).toBe(0);
  expect(await isHacked(page)).toBe(false);
});

test('markup in an answer with votes is not a number, and is not shown', async () => {
  const page = await open('/404/', { expectedErrors: REFUSED });
  await page.route(
    'https://api.github.com/**',
    json({ items: [{ html_url: MARKUP, title: MARKUP, reactions: { '+1': MARKUP } }] }),
  );
  await page.goto('/vote/');
  await page.getByRole('searchbox', { name: 'Words' }).fill(MARKUP);
  await page
    .getByRole('status')
    .getByText(/^0 of \d+ topics|No topic/)
    .waitFor();
  expect(await isHacked(page)).toBe(false);
});

test.each([
  ['a script in an attribute', `<img src="x" onerror="window.isHacked=true">`, 'script-src-attr'],
  ['a picture of an unknown host', '<img src="https://example.com/a.png">', 'img-src'],
  ['a page in a frame', '<iframe src="https://example.com/"></iframe>', 'frame-src'],
])('%s that got into a text is refused by the browser', async (_, markup, directive) => {
  const page = await open('/guides/', { expectedErrors: REFUSED });
  const refused = await watchRefusals(page);

  await page.getByRole('main').evaluate((main, html) => {
    main.insertAdjacentHTML('beforeend', html);
  }, markup);

  while ((await refused()).length === 0) await page.waitForTimeout(50);
  expect(await refused()).toEqual([directive]);
  expect(await isHacked(page)).toBe(false);
});

test('a script that is written into a page is refused by the browser', async () => {
  const page = await open('/guides/', { expectedErrors: REFUSED });
  const refused = await watchRefusals(page);

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isHacked = true';
    document.body.append(script);
  });

  expect(await refused()).toEqual(['script-src-elem']);
  expect(await isHacked(page)).toBe(false);
});
