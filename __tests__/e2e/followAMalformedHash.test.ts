import { open } from '../support/browser';
import { chooseTheme } from '../support/chooseTheme';

const GUIDE = '/guides/getting-started/';
const HASHES = ['#100%', '#%', '#%zz'];

test.each(HASHES)('a page that is opened with %s reads and works', async (hash) => {
  const page = await open(GUIDE + hash);
  await chooseTheme(page, 'dark');
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(await page.getByRole('heading', { name: 'Basic Setup' }).isVisible()).toBe(true);
});

test.each(HASHES)('a page whose hash becomes %s stays, and leads on', async (hash) => {
  const page = await open(GUIDE);
  await page.evaluate((next) => (location.hash = next), hash);
  await page.waitForTimeout(300);
  await page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
});

test('a link to another page with a malformed hash arrives', async () => {
  const page = await open(GUIDE);
  const link = page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first();
  await link.evaluate((element) => element.setAttribute('href', '/guides/asset-management/#100%'));
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
});
