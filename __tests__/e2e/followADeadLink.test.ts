import { open } from '../support/browser';

const LOST = { expectedErrors: [/status of 404/] };

test('an address that does not exist shows the not-found screen, and leads home', async () => {
  const page = await open('/no/such/page/', LOST);

  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page Not Found');
  await page
    .getByText('Oops! The page you are looking for has been removed or relocated.')
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/no/such/page/');

  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('heading', { level: 1, name: /Bundle your/ }).waitFor();
});

test('the host says that it does not exist, and asks for no index of it', async () => {
  const page = await open('/404/');
  const answer = await page.request.get('/no/such/page/');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-security-policy']).toContain("script-src 'self'");
});

test('a dead link within the site comes to the same screen', async () => {
  const page = await open('/guides/', LOST);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/guides/no-such-guide/';
    link.textContent = 'a dead link';
    document.querySelector('main')?.append(link);
  });

  await page.getByRole('link', { name: 'a dead link' }).click();
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Guides' }).waitFor();
});

test.each(['/concepts', '/concepts/index.html'])('%s is the page it means', async (address) => {
  const page = await open(address);
  await page.getByRole('heading', { level: 1, name: 'Concepts' }).waitFor();
  await page.waitForURL('**/concepts/');
});
