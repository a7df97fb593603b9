import type { Page } from 'playwright-core';
import { SITE_URL, visit } from '../../support/browser';
import { openWindow, type View } from '../../support/views';

export type Visit = {
  page: string;
  /** What the console showed above `info`. */
  messages: string[];
  failures: string[];
  /** Other hosts that were asked before the reader did anything. */
  hosts: string[];
  title: string;
  canonical: string | null;
  firstHeadings: number;
  /** How many pixels the page is wider than the window. */
  overflow: number;
  shift: number;
  /** Words of drawings that reach over their box, or over the edge of the drawing. */
  spilled: string[];
};

const PAGES_AT_A_TIME = 4;

/** The error of a request that was still on its way when the page was left. */
const LEFT = 'net::ERR_ABORTED';

/** Goes to every page in some views, several at a time, and notes what it sees. */
export async function crawl(urls: readonly string[], views: readonly View[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const view of views) {
    const waiting = [...urls];
    const work = async () => {
      // A profile each, because a window paints one of its pages only.
      const profile = await openWindow(view, view.theme);
      for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
        // A window each, because a request of the page before can be told late.
        const page = await profile.newPage();
        const noticed = watch(page);
        await visit(page, url);
        await page.waitForLoadState('load');
        const hosts = [...noticed.hosts];
        const shown = await page.evaluate(readPage);
        const spilled = await page.evaluate(readSpilled);
        visits.push({ page: `${url} ${view.name}`, ...shown, ...noticed, hosts, spilled });
        await page.close();
      }
      await profile.close();
    };
    await Promise.all(Array.from({ length: PAGES_AT_A_TIME }, work));
  }
  return visits;
}

/** Other hosts cannot be reached from the tests: that they fail says nothing. */
function watch(page: Page) {
  const noticed = {
    messages: [] as string[],
    failures: [] as string[],
    hosts: new Set<string>(),
  };
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== SITE_URL) noticed.hosts.add(origin);
  });
  page.on('console', (message) => {
    const { url } = message.location();
    const isOurs = !url || url.startsWith(SITE_URL);
    if (isOurs && ['warning', 'error'].includes(message.type()))
      noticed.messages.push(message.text());
  });
  page.on('pageerror', (error) => noticed.messages.push(String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    const isOurs = request.url().startsWith(SITE_URL);
    if (isOurs && reason !== LEFT) noticed.failures.push(`${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) noticed.failures.push(`${response.status()} ${response.url()}`);
  });
  return noticed;
}

/** Runs in the page. */
function readSpilled(): string[] {
  const isWithin = (text: DOMRect, box: DOMRect) =>
    text.left >= box.left && text.right <= box.right;
  const hasMiddleOf = (text: DOMRect, box: DOMRect) => {
    const [x, y] = [(text.left + text.right) / 2, (text.top + text.bottom) / 2];
    return box.left < x && x < box.right && box.top < y && y < box.bottom;
  };
  return [...document.querySelectorAll('figure svg')].flatMap((svg) => {
    const boxes = [svg, ...svg.querySelectorAll('rect')].map((each) =>
      each.getBoundingClientRect(),
    );
    return [...svg.querySelectorAll('text')]
      .filter((text) => {
        const place = text.getBoundingClientRect();
        return boxes.some((box) => hasMiddleOf(place, box) && !isWithin(place, box));
      })
      .map(({ textContent }) => textContent);
  });
}

/** Runs in the page: reads it, and goes down to its end to see whether something moves. */
async function readPage() {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const pause = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  let shift = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput } of entries as Shift[]) shift += hadRecentInput ? 0 : value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });

  const { documentElement: root } = document;
  for (let place = 0; place < root.scrollHeight; place += 4 * innerHeight) {
    scrollTo(0, place);
    await pause();
  }
  add(observer.takeRecords());
  return {
    title: document.title,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    firstHeadings: document.querySelectorAll('h1').length,
    overflow: root.scrollWidth - root.clientWidth,
    shift,
  };
}
