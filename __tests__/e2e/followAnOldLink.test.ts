import { open } from '../support/browser';

test('an address that moved leads to the page and keeps the hash', async () => {
  const page = await open('/get-started/#basic-setup');
  await page.waitForURL('**/guides/getting-started/#basic-setup');
  await page.getByRole('heading', { level: 1, name: 'Getting Started' }).waitFor();
});

test('the cache options, which were other options once, lead to their own page', async () => {
  const page = await open('/configuration/other-options/#cachemaxage');
  await page.waitForURL('**/configuration/cache/#cachemaxage');
  await page.getByRole('heading', { level: 1, name: 'Cache' }).waitFor();
});

test('following such a link within the site leaves no step in between in the history', async () => {
  const page = await open('/configuration/mode/');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/configuration/other-options/#cache';
    link.textContent = 'an old link';
    document.querySelector('main')?.append(link);
  });

  await page.getByRole('link', { name: 'an old link' }).click();
  await page.waitForURL('**/configuration/cache/#cache');
  await page.goBack();
  await page.waitForURL('**/configuration/mode/');
});
