import { wake } from '../../scripts/browser/wake';
import { open } from '../support/browser';

const GUIDE = '/guides/getting-started/';
const PAGES = ['/', GUIDE, '/contribute/writers-guide/', '/blog/', '/vote/', '/guides/printable/'];

test('the parts of a page have names that tell them apart', async () => {
  const page = await open(GUIDE, { viewport: { width: 1280, height: 800 } });
  for (const [role, name] of [
    ['banner', ''],
    ['navigation', 'Main'],
    ['navigation', 'Documentation'],
    ['navigation', 'Guides'],
    ['navigation', 'Breadcrumb'],
    ['navigation', 'On this page'],
    ['navigation', 'Adjacent pages'],
    ['main', ''],
    ['contentinfo', ''],
  ] as const) {
    expect(`${name} ${await page.getByRole(role, name ? { name, exact: true } : {}).count()}`).toBe(
      `${name} 1`,
    );
  }
});

test.each(PAGES)(
  'on %s one can go from heading to heading, and no level is left out',
  async (url) => {
    const page = await open(url);
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));

    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
    expect(skipped).toEqual([]);
  },
);

test('a heading is called what it says, and its link what it does', async () => {
  const page = await open(GUIDE);
  const heading = page.getByRole('heading', { name: 'Basic Setup', exact: true });
  expect(await heading.count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Basic Setup, permalink' }).count()).toBe(1);
});

test('a new page says its name', async () => {
  const page = await open(GUIDE);
  await wake(page);
  await page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();

  await page
    .locator('[aria-live="assertive"]', { hasText: 'Navigated to Asset Management' })
    .waitFor({ state: 'attached' });
});

test.each(PAGES)('every picture, button and link of %s has a name, or is left out', async (url) => {
  const page = await open(url);
  const tree = await page.locator('body').ariaSnapshot();
  const nameless = tree
    .split('\n')
    .filter((line) => /- (?:img|button|link)(?: \[[^\]]*\])*:?$/.test(line));
  expect(nameless).toEqual([]);
});

test('what happens on a press is said', async () => {
  const page = await open(GUIDE, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Copy' }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Copied').waitFor({ state: 'attached' });
});
