import type { Page } from 'playwright-core';
import { pageDataUrl } from '../../../src/site/offline/addresses';
import type { BuiltSite } from './scenarios';

const REPAIR_TIMEOUT_MS = 20_000;

type File = { url: string; digest: string };

/** Runs in the page: what is saved of a file. */
async function savedAs({ url, digest }: File): Promise<'right' | 'wrong' | 'nothing'> {
  const entry = await caches.match(url);
  if (!entry) return 'nothing';
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await entry.arrayBuffer()));
  const found = Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0'));
  return found.join('') === digest ? 'right' : 'wrong';
}

/** A reader with a separate browser context, who never clears data. */
export function readerOf(page: Page, { manifest, digestAt }: BuiltSite, site: string) {
  const savedState = (url: string) =>
    page.evaluate(savedAs, { url, digest: digestAt(url) }).catch(() => 'nothing' as const);

  return {
    page,
    savedState,
    visit: (path: string) => page.goto(site + path).catch(() => undefined),
    /** Waits until a file is saved as it was built. */
    async untilRight(url: string): Promise<void> {
      const end = Date.now() + REPAIR_TIMEOUT_MS;
      while ((await savedState(url)) !== 'right') {
        if (Date.now() > end) throw new Error(`${url} is saved wrong, or not at all`);
        await page.waitForTimeout(100);
      }
    },
    /** Waits until a page is saved with all its texts. */
    async untilSaved(path: string): Promise<void> {
      const files = manifest.pages[path]?.files ?? [];
      for (const url of [...files, pageDataUrl(path)]) await this.untilRight(url);
    },
    /** Waits until the text of a page is shown. */
    async reads(path: string): Promise<void> {
      const name = manifest.pages[path]?.title ?? '';
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await page.locator('[data-body] p').first().waitFor();
    },
  };
}

export type Reader = ReturnType<typeof readerOf>;
