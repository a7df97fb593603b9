import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { startDevelop } from '../../scripts/bench/developServer';
import { createWorkspace, type Workspace } from '../../scripts/bench/workspace';
import { serveSite } from '../../scripts/server/serveSite';
import { open } from '../support/browser';
import { untilKept, untilTrue } from '../support/offline/keptPages';

const PORT = 8987;
const GUIDE = 'guides/getting-started';

/** A tab that has kept the built site, which stood at the same address before. */
let tabOfTheBuiltSite: Page;
let workspace: Workspace;
let server: Awaited<ReturnType<typeof startDevelop>>;

beforeAll(async () => {
  const built = await serveSite({ directory: 'public', port: PORT });
  tabOfTheBuiltSite = await open(`${built.url}/${GUIDE}/`);
  await untilKept(tabOfTheBuiltSite, `/${GUIDE}/`);
  await built.close();
  workspace = createWorkspace();
  server = await startDevelop(workspace.folder, PORT);
}, 180_000);

afterAll(() => {
  server.stop();
  workspace.remove();
});

const contentFile = (name: string) => path.join(workspace.folder, 'content', `${name}.mdx`);

test('what the browser kept of the built site does not stand in the way', async () => {
  const tab = tabOfTheBuiltSite;
  await tab.goto(`${server.url}/${GUIDE}/`);
  await tab.getByRole('heading', { name: 'Basic Setup' }).waitFor({ timeout: 60_000 });
  expect(await tab.evaluate(() => '___webpackCompilationHash' in window)).toBe(false);

  await untilTrue(
    tab,
    async () =>
      (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length ===
      0,
    undefined,
  );
}, 90_000);

test('an author sees an edit, a mistake with its place, and the page again once it is mended', async () => {
  const file = contentFile(GUIDE);
  const original = readFileSync(file, 'utf8');
  const page = await open(`${server.url}/${GUIDE}/`);
  await page.getByRole('heading', { name: 'Basic Setup' }).waitFor({ timeout: 60_000 });

  writeFileSync(file, `${original}\n\nA sentence more.\n`);
  await page.getByText('A sentence more.').waitFor();

  writeFileSync(file, original.replace(/^sort: .*$/m, 'sort: first'));
  const mistakes = page.getByRole('alert', { name: 'Mistakes on this page' });
  await mistakes.getByText(`content/${GUIDE}.mdx:4`).waitFor();
  await mistakes.getByText('sort: expected a number, received "first"').waitFor();
  expect(server.output()).toContain('sort: expected a number, received "first"');

  writeFileSync(file, original);
  await mistakes.waitFor({ state: 'detached' });
}, 120_000);

test('a page that an author adds stands in the sidebar', async () => {
  writeFileSync(
    contentFile('guides/brand-new'),
    '---\ntitle: Brand New\nsort: 99\n---\n\nHello.\n',
  );
  const page = await open(`${server.url}/${GUIDE}/`);

  await page
    .getByRole('navigation', { name: 'Guides' })
    .getByRole('link', { name: 'Brand New' })
    .click({ timeout: 60_000 });
  await page.getByText('Hello.').waitFor();
}, 120_000);

test('the data can be explored', async () => {
  const response = await fetch(`${server.url}/___graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ mdx(url: { eq: "/guides/getting-started/" }) { title } }' }),
  });
  expect(await response.json()).toMatchObject({ data: { mdx: { title: 'Getting Started' } } });
});
