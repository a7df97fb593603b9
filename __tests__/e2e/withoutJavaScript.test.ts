import type { Page } from 'playwright-core';
import { open } from '../support/browser';

const WITHOUT_SCRIPT = { javaScriptEnabled: false };

test('a page reads without JavaScript: text, links and contents', async () => {
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

/** The panels of the page's first group of tabs: their titles, and whether they show. */
const panels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tabs')[0]!.querySelectorAll('[role=tabpanel]')].map(
      (panel) => ({
        title: getComputedStyle(panel, '::before').content.replaceAll('"', ''),
        isShown: panel.getBoundingClientRect().height > 0,
      }),
    ),
  );

test('every panel of tabs is shown under its title, one after another', async () => {
  const page = await open('/guides/getting-started/', WITHOUT_SCRIPT);

  expect(await panels(page)).toEqual(
    ['npm', 'yarn', 'pnpm', 'bun'].map((title) => ({ title, isShown: true })),
  );
  expect(await page.getByRole('tab').count()).toBe(0);
});

test('on a phone the contents have their title, and nothing touches the notice', async () => {
  const page = await open('/guides/getting-started/', {
    ...WITHOUT_SCRIPT,
    viewport: { width: 360, height: 740 },
  });
  const contents = page.getByRole('navigation', { name: 'On this page' });

  expect(await contents.getByRole('paragraph').isVisible()).toBe(true);

  const notice = (await page.getByRole('complementary', { name: 'Notice' }).boundingBox())!;
  const logo = page.getByRole('banner').getByRole('link', { name: 'webpack' }).locator('svg');
  expect((await logo.boundingBox())!.y - notice.y - notice.height).toBeGreaterThan(8);
});
