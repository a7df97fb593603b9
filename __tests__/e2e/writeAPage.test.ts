import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { START_TIMEOUT_MS, startDevelop } from '../../scripts/bench/developServer';
import { createWorkspace, type Workspace } from '../../scripts/files/workspace';
import { waitUntil } from '../../scripts/guides/processes';
import { open, WAIT_MS } from '../support/browser';
import { nothingIsLeft, untilSaved, untilTrue } from '../support/offline/savedPages';
import { copyRelease } from '../support/offline/releases';
import { aPicture } from '../support/pictures';
import { startSiteServer } from '../support/offline/siteServer';

const GUIDE = 'guides/getting-started';
const EDITED = [`${GUIDE}.mdx`, 'data/glossary.yaml'];

let workspace: Workspace;
let server: Awaited<ReturnType<typeof startDevelop>>;

beforeAll(async () => {
  workspace = createWorkspace({ withBodies: true });
  server = await startDevelop(workspace.folder);
}, 2 * START_TIMEOUT_MS);

// A test that failed halfway is tried again, and begins from here.
afterEach(() => {
  for (const name of EDITED) {
    const copy = path.join(workspace.folder, 'content', name);
    const original = readFileSync(path.join('content', name), 'utf8');
    if (readFileSync(copy, 'utf8') !== original) writeFileSync(copy, original);
  }
});

afterAll(() => {
  server.stop();
  workspace.remove();
});

/** Gatsby gets to it after the page. */
async function untilPrinted(text: string): Promise<void> {
  await waitUntil(() => server.output().includes(text), WAIT_MS);
  expect(server.output()).toContain(text);
}

/** Runs in the page. */
const picturesAreLoaded = (name: string) =>
  [...document.images].some(
    ({ alt, complete, naturalWidth, width }) =>
      alt === name && complete && naturalWidth === 3 && width === 3,
  );

const isShown = (content: Locator) =>
  content
    .waitFor()
    .then(() => true)
    .catch(() => false);

/**
 * `develop` shows a page when it has worked off the edits before. On a slow machine Gatsby gives up
 * first, and answers that there is no such page until an author loads it again.
 */
async function untilShown(
  page: Page,
  content = page.getByRole('heading', { name: 'Basic Setup' }),
): Promise<void> {
  for (let reloads = 0; reloads < 3; reloads += 1) {
    if (await isShown(content)) return;
    console.warn(await page.innerText('body'), server.output().slice(-1000));
    await page.reload();
  }
  await content.waitFor();
}

async function openGuide(options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const page = await open(`${server.url}/${GUIDE}/`, options);
  await untilShown(page);
  return page;
}

const contentFile = (name: string) => path.join(workspace.folder, 'content', `${name}.mdx`);

test('an author sees an edit, an issue with its place, and the page again once it is fixed', async () => {
  const file = contentFile(GUIDE);
  const original = readFileSync(file, 'utf8');
  const page = await openGuide();

  writeFileSync(file, `${original}\n\nA sentence more.\n`);
  await page.getByText('A sentence more.').waitFor();

  writeFileSync(file, original.replace(/^sort: .*$/m, 'sort: first'));
  const issues = page.getByRole('alert', { name: 'Issues on this page' });
  await issues.getByText(`content/${GUIDE}.mdx:4`).waitFor();
  await issues.getByText('sort: expected a number, received "first"').waitFor();
  await untilPrinted('sort: expected a number, received "first"');

  writeFileSync(file, original.replace(/^sort: .*$/m, 'sort: [1'));
  await issues.getByText(`content/${GUIDE}.mdx:5`).waitFor();
  await issues.getByText('frontmatter: Flow sequence').waitFor();

  writeFileSync(file, original);
  await issues.waitFor({ state: 'detached' });
});

test('an edit is on screen before Gatsby has made its data again', async () => {
  const file = contentFile(GUIDE);
  const original = readFileSync(file, 'utf8');
  const page = await openGuide({
    // Gatsby says here that there is new data.
    prepare: (unvisited) => unvisited.routeWebSocket(/socket\.io/, () => undefined),
  });

  writeFileSync(file, `${original}\n\nA sentence at once.\n`);
  await page.getByText('A sentence at once.').waitFor();
  writeFileSync(file, original.replace(/^sort: .*$/m, 'sort: first'));
  await page.getByRole('alert', { name: 'Issues on this page' }).waitFor();
  writeFileSync(file, original);
  await page.getByText('A sentence at once.').waitFor({ state: 'detached' });
});

test('a page that an author adds stands in the sidebar', async () => {
  const page = await openGuide();
  const guides = page.getByRole('navigation', { name: 'Guides' });

  writeFileSync(
    contentFile('guides/brand-new'),
    '---\ntitle: Brand New\nsort: 99\n---\n\nHello.\n',
  );

  await guides.getByRole('link', { name: 'Brand New' }).click({ timeout: 60_000 });
  await untilShown(page, page.getByText('Hello.'));
});

test('an author sees on the page what is wrong in a data file, without what follows from it', async () => {
  const file = path.join(workspace.folder, 'content/data/glossary.yaml');
  const original = readFileSync(file, 'utf8');
  const page = await openGuide();

  writeFileSync(file, `- term: chunk\n  definition: As seen: here\n`);
  const issues = page.getByRole('alert', { name: 'Issues in other files' });
  // Without the glossary, all texts with terms are compiled again.
  await issues.getByText('content/data/glossary.yaml:2').waitFor({ timeout: 60_000 });
  expect((await issues.innerText()).match(/^content\//gm)).toHaveLength(1);
  expect(await page.getByRole('alert', { name: 'Issues on this page' }).count()).toBe(0);

  writeFileSync(file, original);
  await issues.waitFor({ state: 'detached', timeout: 60_000 });
});

test('a picture is shown next to its page, and a fence that never ends is reported', async () => {
  const file = contentFile(GUIDE);
  const original = readFileSync(file, 'utf8');
  const page = await openGuide();

  writeFileSync(path.join(workspace.folder, 'content/guides/six-dots.png'), aPicture());
  writeFileSync(file, `${original}\n\n![Six dots](./six-dots.png)\n`);
  const picture = page.getByRole('img', { name: 'Six dots' });
  await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction(picturesAreLoaded, 'Six dots');

  writeFileSync(file, `${original}\n\n\`\`\`js\nconst a = 1;\n`);
  const issues = page.getByRole('alert', { name: 'Issues on this page' });
  await issues.getByText('code block: it never ends').waitFor();
  writeFileSync(file, original);
  await issues.waitFor({ state: 'detached' });
});

test('files that are refused do not disturb an author who edits another page', async () => {
  const upward = path.join(workspace.folder, 'content/guides/upward');
  const unnamed = contentFile('guides/what?');
  const file = contentFile(GUIDE);
  const original = readFileSync(file, 'utf8');
  const page = await openGuide();

  symlinkSync('..', upward);
  writeFileSync(unnamed, '---\ntitle: What?\n---\n\nText.\n');
  writeFileSync(file, `${original}\n\nA sentence next to them.\n`);
  await page.getByText('A sentence next to them.').waitFor();
  await page.getByRole('alert').getByText('content/guides/upward').waitFor();
  await untilPrinted('content/guides/what?.mdx');

  rmSync(upward);
  rmSync(unnamed);
  writeFileSync(file, original);
  await page.getByText('A sentence next to them.').waitFor({ state: 'detached', timeout: 60_000 });
});

test.each([
  ['at once', /^$/],
  ['with a late document', /^\/guides\/getting-started\/$/],
  ['with late data', /page-data/],
])('the worker of a built site makes way for develop on its port, %s', async (_, late) => {
  const release = copyRelease();
  const site = await startSiteServer(release.folder);
  const page = await open(`${site.url}/${GUIDE}/`, { offlineWorker: true });
  await untilSaved(page, `/${GUIDE}/`);

  site.passTo(server.url);
  site.beLate(late);
  await page.goto(`${site.url}/${GUIDE}/`);
  await untilTrue(page, nothingIsLeft, { isBuilt: false });
  await untilShown(page);
  const guides = page.getByRole('navigation', { name: 'Guides' });
  await guides.getByRole('link', { name: 'Asset Management' }).click();
  await page.getByRole('heading', { name: 'Loading CSS' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Loading CSS' }).waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  await site.stop();
  release.remove();
});
