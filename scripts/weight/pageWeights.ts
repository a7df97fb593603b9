import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { withSite } from '../browser/withSite';
import { KINDS, type Kind, NOTHING, type Weight } from './weight';

const kindOf = (resource: string): Kind =>
  KINDS.find((kind) => kind === resource) ??
  (resource === 'fetch' || resource === 'xhr' ? 'data' : 'image');

/** The bytes, compressed with gzip, that a first visit requests until the reader does something. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  // Without the offline worker, which fetches more in the background than the page needs.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const weight = { ...NOTHING };
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const add = async () => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      weight[kindOf(response.request().resourceType())] += gzipSync(body).length;
    };
    pending.push(add());
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  await context.close();
  return weight;
}

/** The weights of some pages of a built site. */
export const pageWeights = (folder: string, urls: readonly string[]) =>
  withSite(folder, async (browser, site) => {
    const weights = new Map<string, Weight>();
    for (const url of urls) weights.set(url, await weigh(browser, site + url));
    return weights;
  });
