import { open } from '../support/browser';

test('the printable view holds every page of the section, and its links stay inside', async () => {
  const page = await open('/guides/printable/');

  expect(await page.title()).toBe('Combined printable page | webpack');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex,nofollow');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Getting Started' }).click();
  await page.waitForURL('**/guides/printable/#guides-getting-started');

  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids).toHaveLength(new Set(ids).size);
});
