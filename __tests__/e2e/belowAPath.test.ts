import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { PREFIX, PREVIEW_URL, type SiteBelowAPath, siteBelowAPath } from '../support/belowAPath';
import { newProfile, visit } from '../support/browser';

/** `1` builds the site below a path first, which takes minutes; the folder of such a build does not. */
const { BELOW_A_PATH } = process.env;
if (!BELOW_A_PATH)
  console.warn('Left out: BELOW_A_PATH=1 builds the site below a path and visits it.');

const BUILD_MS = 20 * 60_000;
const CRAWL_MS = 15 * 60_000;

let site: SiteBelowAPath;
let contexts: BrowserContext[] = [];

async function open(pathname: string, options = {}): Promise<{ page: Page; wrong: string[] }> {
  const context = await newProfile({ baseURL: site.url, ...options });
  contexts.push(context);
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('response', (response) => {
    const { origin, pathname: asked } = new URL(response.url());
    if (origin === site.url && (response.status() >= 400 || !asked.startsWith(`${PREFIX}/`))) {
      wrong.push(`${response.status()} ${asked}`);
    }
  });
  await visit(page, PREFIX + pathname);
  return { page, wrong };
}

const read = (file: string) => readFileSync(path.join(site.folder, file), 'utf8');

const documents = () =>
  readdirSync(site.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => path.relative(site.folder, path.join(parentPath, name)));

/** Addresses in a document that lead into the site. */
function ownAddresses(html: string): string[] {
  const tags = html.match(/<[a-z][^<>]*>/gi) ?? [];
  return tags.flatMap((tag) =>
    [...tag.matchAll(/\s(?:href|src)="(\/(?!\/)[^"#?]*)/g)].map(([, url]) => url!),
  );
}

(BELOW_A_PATH ? describe : describe.skip)('the site in a folder of its host', () => {
  beforeAll(async () => {
    site = await siteBelowAPath(BELOW_A_PATH === '1' ? undefined : BELOW_A_PATH);
  }, BUILD_MS);
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  afterAll(async () => {
    await site.close();
    site.remove();
  });

  test(
    'every address in every document leads to a file below the folder',
    async () => {
      const addresses = new Set(documents().flatMap((file) => ownAddresses(read(file))));
      const broken: string[] = [];
      for (const address of addresses) {
        const { status } = await fetch(site.url + address, { method: 'HEAD' });
        if (!address.startsWith(`${PREFIX}/`) || status !== 200)
          broken.push(`${status} ${address}`);
      }
      expect(addresses.size).toBeGreaterThan(100);
      expect(broken).toEqual([]);
    },
    CRAWL_MS,
  );

  test('a preview names its own address, and is not listed by search engines', async () => {
    const html = read('guides/caching/index.html');
    const { headers } = await fetch(`${site.url}${PREFIX}/guides/caching/`);

    expect(html).toContain(`rel="canonical" href="${PREVIEW_URL}/guides/caching/"`);
    expect(html).toContain(`property="og:url" content="${PREVIEW_URL}/guides/caching/"`);
    expect(html).toMatch(/name="robots" content="noindex/);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(read('sitemap.xml')).toContain(`<loc>${PREVIEW_URL}/guides/caching/</loc>`);
    expect(read('feed.xml')).toContain(`<link>${PREVIEW_URL}/blog/`);
    expect(read('robots.txt')).not.toContain('Sitemap');
  });

  test('menus, links of a text, and the way home stay below the folder', async () => {
    const { page, wrong } = await open('/guides/caching/');
    const header = page.getByRole('banner');
    expect(
      await header.getByRole('link', { name: 'Documentation' }).getAttribute('aria-current'),
    ).toBe('true');

    await page.locator(`[data-body] a[href^="${PREFIX}/configuration/"]`).first().click();
    await page.waitForURL(`**${PREFIX}/configuration/**`);
    await header.getByRole('link', { name: 'webpack', exact: true }).click();
    await page.waitForURL(`**${PREFIX}/`);
    await header.getByRole('link', { name: 'Vote' }).click();
    await page.getByRole('heading', { level: 1, name: /vote/i }).waitFor();
    expect(wrong).toEqual([]);
  });

  test('the search finds pages, and leads to them', async () => {
    const { page, wrong } = await open('/guides/caching/');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.waitFor();
    await page.keyboard.type('watchOptions.ignored');
    await dialog.getByRole('row').first().getByText('watchOptions.ignored').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${PREFIX}/configuration/watch/#watchoptionsignored`);
    expect(wrong).toEqual([]);
  });

  test('an address that moved leads on, with and without the rules of the host', async () => {
    const { headers } = await fetch(`${site.url}${PREFIX}/support/`, { redirect: 'manual' });
    expect(headers.get('location')).toBe(`${PREFIX}/contribute/`);
    expect(read('support/index.html')).toContain(`content="0; url=${PREFIX}/contribute/"`);
  });

  test('pictures of the site are shown', async () => {
    const { page } = await open('/branding/');
    const pictures = await page
      .locator('main img[src^="/"]')
      .evaluateAll((images) =>
        images.map((image) => [
          (image as HTMLImageElement).src,
          (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0,
        ]),
      );
    expect(pictures.filter(([, isShown]) => !isShown)).toEqual([]);
  });

  test('the offline worker has the folder as its scope, and shows a page without the network', async () => {
    const { page } = await open('/guides/caching/');
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${site.url}${PREFIX}/`);

    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // A page that was read is there afterwards.
    await page.reload();
    await page.waitForFunction(
      async (url) => (await caches.match(url)) !== undefined,
      '/page-data/guides/caching/page-data.json',
    );
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Caching' }).waitFor();
    await page.locator('[data-body]').getByText('contenthash').first().waitFor();
  });
});
