import type { Browser, CDPSession, Page } from 'playwright-core';
import { isAlive } from '../browser/isAlive';
import { withSite } from '../browser/withSite';

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

export type LabRun = { pages: Record<string, Lab>; navigation: number };

/** A mid-range phone on a slow mobile network. */
const CPU_SLOWDOWN = 4;
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Measures a first visit to each page, and a link from one page to the next. */
export const labRun = (folder: string, urls: readonly string[]): Promise<LabRun> =>
  withSite(folder, async (browser, site) => {
    const pages: Record<string, Lab> = {};
    for (const url of urls) pages[url] = await firstVisit(browser, site + url);
    return { pages, navigation: await followLink(browser, `${site}/guides/getting-started/`) };
  });

async function slowPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Performance.enable');
  return { page, session };
}

async function firstVisit(browser: Browser, url: string): Promise<Lab> {
  const { page, session } = await slowPage(browser);
  await page.addInitScript(observe);
  await page.goto(url);
  await page.waitForFunction(isAlive);
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

/** Milliseconds from a click on the link to the next page until its text is shown. */
async function followLink(browser: Browser, url: string): Promise<number> {
  const { page } = await slowPage(browser);
  await page.goto(url);
  await page.waitForFunction(isAlive);
  await page.waitForLoadState('networkidle');
  const from = await page.locator('[data-body]').getAttribute('data-body');
  const link = page.getByRole('navigation', { name: 'Adjacent pages' }).getByRole('link').last();
  await link.evaluate((element) => (element as HTMLElement).click());
  const start = performance.now();
  await page.waitForFunction((old) => {
    const body = document.querySelector('[data-body]');
    return body !== null && body.getAttribute('data-body') !== old && body.children.length > 0;
  }, from);
  const time = performance.now() - start;
  await page.context().close();
  return time;
}
