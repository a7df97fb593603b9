import { open } from '../support/browser';

const WITHOUT_SCRIPT = { javaScriptEnabled: false };

test('a page reads without JavaScript: text, links, contents and the first of the tabs', async () => {
  const page = await open('/guides/getting-started/', WITHOUT_SCRIPT);

  expect(await page.getByRole('heading', { name: 'Basic Setup' }).isVisible()).toBe(true);
  expect(await page.getByText('npm install --save-dev webpack webpack-cli').isVisible()).toBe(true);
  expect(
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link')
      .first()
      .isVisible(),
  ).toBe(true);
  expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);

  await page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
});

test('an old address leads on without JavaScript', async () => {
  const page = await open('/get-started/', WITHOUT_SCRIPT);
  await page.waitForURL('**/guides/getting-started/');
});
