import { open } from '../support/browser';

test('an address that does not exist shows the not-found screen', async () => {
  const page = await open('/no/such/page/', { expectedErrors: [/status of 404/] });

  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page Not Found');
});
