import { wake } from '../../scripts/browser/wake';
import { open } from '../support/browser';

const GUIDE = '/guides/getting-started/';
const isContentChunk = (url: string) => new URL(url).pathname.startsWith('/content/');

test('a first visit asks for no content chunk: the text is in the document', async () => {
  const page = await open('/404/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await page.goto(GUIDE);
  await page.waitForLoadState('networkidle');

  await page.getByRole('heading', { name: 'Basic Setup' }).waitFor();
  expect(requests.filter(isContentChunk)).toEqual([]);
});

test('a link in the text loads the next text, and back returns to the place one left', async () => {
  const page = await open(GUIDE);
  const link = page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);

  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.title()).toBe('Asset Management | webpack');

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Getting Started' }).waitFor();
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, place);
});

test('a link to a heading of another page leads to that heading', async () => {
  const page = await open(GUIDE);

  await page.getByRole('main').getByRole('link', { name: 'Installation' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor();

  await page.waitForFunction(() => {
    const heading = document.getElementById('prerequisites');
    return heading && Math.abs(heading.getBoundingClientRect().top) < 150;
  });
});

test('next to a long page stand its parts; the sidebar has all headings', async () => {
  const page = await open('/configuration/output/', { viewport: { width: 1440, height: 900 } });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const inner = { name: 'output.filename', exact: true };
  await contents.getByRole('link', { name: 'Names and directory' }).waitFor();

  expect(await contents.getByRole('link', inner).isVisible()).toBe(false);
  const sidebar = page.getByRole('navigation', { name: 'Configuration' });
  expect(await sidebar.getByRole('link', inner).isVisible()).toBe(true);
});

test('the link of the page one is on scrolls to its top, and a click with ctrl does not', async () => {
  const page = await open(GUIDE);
  const link = page
    .getByRole('navigation', { name: 'Guides' })
    .getByRole('link', { name: 'Getting Started', exact: true });
  const scrollDown = async () => {
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.waitForFunction(() => window.scrollY === 1200);
  };

  await scrollDown();
  await link.click({ modifiers: ['ControlOrMeta'] });
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(1200);

  await link.click();
  await page.waitForFunction(() => window.scrollY === 0);
});

test('a text that fails to load says so, and comes when one tries again', async () => {
  const page = await open(GUIDE, {
    expectedErrors: [/ChunkLoadError/, /ERR_FAILED/],
  });
  await wake(page);
  await page.route('**/content/**', (route) => route.abort());
  // Otherwise the whole document is loaded in its place.
  await page.route('**/guides/asset-management/', (route) => route.abort());

  await page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first().click();
  const alert = page.getByRole('alert');
  await alert.getByText('Error loading content.').waitFor();

  await page.unroute('**/content/**');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await alert.count()).toBe(0);
});

test('copying a diff gives the result', async () => {
  const page = await open('/contribute/writers-guide/', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const block = page.getByRole('figure').filter({ hasText: "mode: 'development'" }).last();

  await block.hover();
  await block.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('status').getByText('Copied').waitFor({ state: 'attached' });

  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "module.exports = {\n  mode: 'production',\n};",
  );
});

test.each([
  ['pnpm', 'pnpm add --save-dev webpack webpack-cli', 'pnpm exec webpack --mode production'],
  ['bun', 'bun add --dev webpack webpack-cli', 'bunx webpack --mode production'],
])('%s, once chosen, is shown everywhere, also on the next visit', async (name, add, run) => {
  const page = await open(GUIDE, { viewport: { width: 360, height: 740 } });
  await page.getByRole('tab', { name, exact: true }).first().click();
  expect(await page.getByText(add).isVisible()).toBe(true);
  expect(await page.getByText(run).first().isVisible()).toBe(true);

  await page.goto('/guides/installation/');
  await page.getByRole('tab', { name, exact: true, selected: true }).first().waitFor();
});

test('contributors’ pictures are asked for once the list is in view', async () => {
  const page = await open(GUIDE);
  await wake(page);
  const isPicture = (url: string) => url.startsWith('https://github.com/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.waitForTimeout(600);
  expect(requests.filter(isPicture)).toEqual([]);

  const asked = page.waitForRequest((request) => isPicture(request.url()));
  await page.getByRole('heading', { name: /Contributors?$/ }).scrollIntoViewIfNeeded();
  expect((await asked).url()).toContain('.png?size=90');
});
