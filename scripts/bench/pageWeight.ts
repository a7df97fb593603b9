import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS } from '../browser/browserFlags';
import { ensureBrowser } from '../browser/ensureBrowser';
import { serveSite } from '../server/serveSite';

const KINDS = ['document', 'stylesheet', 'script', 'font', 'image', 'data'] as const;
export type Kind = (typeof KINDS)[number];
export type Weight = Record<Kind, number>;

const kindOf = (resource: string): Kind =>
  KINDS.find((kind) => kind === resource) ??
  (resource === 'fetch' || resource === 'xhr' ? 'data' : 'image');

/** Bytes, compressed with gzip, that a first visit to each page asks for. */
export async function pageWeights(folder: string, urls: readonly string[]) {
  const site = await serveSite({ directory: folder, port: 0 });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  try {
    const weights = new Map<string, Weight>();
    for (const url of urls) {
      // Without the offline worker, which fetches in the background what the page does not need.
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const page = await context.newPage();
      const weight: Weight = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0, data: 0 };
      const pending: Promise<void>[] = [];
      page.on('response', (response) => {
        const add = async () => {
          const body = await response.body().catch(() => Buffer.alloc(0));
          weight[kindOf(response.request().resourceType())] += gzipSync(body).length;
        };
        pending.push(add());
      });
      await page.goto(site.url + url, { waitUntil: 'networkidle' });
      await Promise.all(pending);
      await context.close();
      weights.set(url, weight);
    }
    return weights;
  } finally {
    await browser.close();
    await site.close();
  }
}
