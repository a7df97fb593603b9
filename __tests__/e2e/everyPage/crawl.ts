import type { ConsoleMessage, Page, Request, Response } from 'playwright-core';
import { SITE_URL, visit } from '../../support/browser';
import { openView, type View } from '../../support/views';

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
};

const PAGES_AT_A_TIME = 4;

/** Of a request that was still on its way when the page was left. */
const LEFT = 'net::ERR_ABORTED';

/** Goes to every page in some views, several at a time, and notes what it sees. */
export async function crawl(urls: readonly string[], views: readonly View[]): Promise<Visit[]> {
  const waiting = views.flatMap((view) => urls.map((url) => ({ view, url })));
  const visits: Visit[] = [];

  async function work(): Promise<void> {
    let current: { view: View; page: Page } | undefined;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (current?.view !== next.view) {
        await current?.page.context().close();
        current = { view: next.view, page: await (await openView(next.view)).newPage() };
      }
      visits.push(await look(current.page, next.url, next.view));
    }
    await current?.page.context().close();
  }
  await Promise.all(Array.from({ length: PAGES_AT_A_TIME }, work));
  return visits;
}

async function look(page: Page, url: string, view: View): Promise<Visit> {
  const watch = startWatch(page);
  await visit(page, url);
  await page.waitForLoadState('load');
  const hosts = watch.hosts();
  const shown = await page.evaluate(readPage);
  // What is still on its way belongs to this page, not to the next.
  await page.goto('about:blank');
  watch.stop();
  return { page: `${url} ${view.name}`, ...shown, ...watch.found, hosts };
}

/** Other hosts cannot be reached from the tests: that they fail says nothing. */
function startWatch(page: Page) {
  const found = { messages: [] as string[], failures: [] as string[] };
  const hosts = new Set<string>();
  const onRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== SITE_URL) hosts.add(origin);
  };
  const onConsole = (message: ConsoleMessage) => {
    const { url } = message.location();
    const isOurs = !url || url.startsWith(SITE_URL);
    if (isOurs && ['warning', 'error'].includes(message.type()))
      found.messages.push(message.text());
  };
  const onError = (error: Error) => found.messages.push(String(error));
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    const isOurs = request.url().startsWith(SITE_URL);
    if (isOurs && reason !== LEFT) found.failures.push(`${reason} ${request.url()}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400) found.failures.push(`${response.status()} ${response.url()}`);
  };
  page.on('request', onRequest).on('requestfailed', onFailure).on('response', onResponse);
  page.on('console', onConsole).on('pageerror', onError);
  return {
    found,
    hosts: () => [...hosts],
    stop() {
      page.off('request', onRequest).off('requestfailed', onFailure).off('response', onResponse);
      page.off('console', onConsole).off('pageerror', onError);
    },
  };
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
