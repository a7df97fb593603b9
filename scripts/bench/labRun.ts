import type { Browser } from 'playwright-core';
import { withSite } from '../browser/withSite';
import { type Interactions, interactions } from './interactions';
import { slowPage } from './slowPage';

/**
 * Milliseconds, except for the shift, the heap in megabytes, and the number of elements. `scroll` is
 * the time for which the page does not move while it is scrolled through: one frame in a hundred takes
 * longer.
 */
export type Lab = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  scroll: number;
  heap: number;
  elements: number;
};

export type LabRun = { pages: Record<string, Lab>; interactions: Interactions };

/** Measures a first visit to each page, and what a reader does first. */
export const labRun = (folder: string, urls: readonly string[]): Promise<LabRun> =>
  withSite(folder, async (browser, site) => {
    const pages: Record<string, Lab> = {};
    for (const url of urls) pages[url] = await firstVisit(browser, site + url);
    return { pages, interactions: await interactions(browser, `${site}/guides/getting-started/`) };
  });

async function firstVisit(browser: Browser, url: string): Promise<Lab> {
  const { page, session } = await slowPage(browser);
  await page.addInitScript(observe);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (window as Window & { lab?: Seen }).lab);
  if (seen === undefined) throw new Error(`Nothing was observed on ${url}.`);
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const scroll = await page.evaluate(scrollThrough);
  await page.context().close();
  return { ...seen, scroll, heap: metric('JSHeapUsedSize') / 1024 ** 2, elements };
}

/** Runs in the page. Scrolls by half a screen in each frame, as a finger in a hurry does. */
async function scrollThrough(): Promise<number> {
  const frames: number[] = [];
  let last = performance.now();
  while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 2) {
    window.scrollBy(0, window.innerHeight / 2);
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    frames.push(performance.now() - last);
    last = performance.now();
  }
  frames.sort((a, b) => a - b);
  return frames.at(Math.floor(frames.length * 0.99)) ?? 0;
}

type Seen = Omit<Lab, 'scroll' | 'heap' | 'elements'>;

type SeenEntry = PerformanceEntry & { value?: number };

/** Runs in the page, so it can't have inner functions with names: the compiler's helper isn't there. */
function observe(): void {
  const BLOCKS_FROM = 50;
  const seen = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0 };
  Object.assign(window, { lab: seen });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration, value = 0 } of list.getEntries() as SeenEntry[]) {
        if (name === 'first-contentful-paint') seen.firstPaint = startTime;
        if (type === 'largest-contentful-paint') seen.largestPaint = startTime;
        if (type === 'longtask') seen.blocking += Math.max(0, duration - BLOCKS_FROM);
        seen.shift += value;
      }
    }).observe({ type, buffered: true });
  }
}
