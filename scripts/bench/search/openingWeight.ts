import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { withSite } from '../../browser/withSite';

export type OpeningWeight = {
  firstResults: number;
  index: number;
  terms: number;
  snippets: number;
};

/** Bytes, compressed with gzip, from opening the search to its first results, with its parts. */
export const openingWeight = (folder: string, query: string): Promise<OpeningWeight> =>
  withSite(path.join(folder, 'public'), async (browser, site) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(`${site}/guides/getting-started/`, { waitUntil: 'networkidle' });

    const pending: Promise<{ url: string; bytes: number }>[] = [];
    page.on('response', (response) => {
      const bytes = async () => gzipSync(await response.body()).length;
      pending.push(bytes().then((count) => ({ url: response.url(), bytes: count })));
    });
    await page.keyboard.press('/');
    await page.keyboard.type(query);
    const modal = page.getByRole('dialog', { name: 'Search' });
    await modal.getByRole('row').first().waitFor();
    await page.waitForLoadState('networkidle');

    const sizes = await Promise.all(pending);
    const sum = (isCounted: (url: string) => boolean) =>
      sizes.reduce((total, { url, bytes }) => total + (isCounted(url) ? bytes : 0), 0);
    return {
      firstResults: sum(() => true),
      index: sum((url) => url.includes('/search/index.')),
      terms: sum((url) => url.includes('/search/terms/')),
      snippets: sum((url) => url.includes('/search/texts/')),
    };
  });
