import type { Browser } from 'playwright-core';
import { median } from './median';
import { slowPage } from './slowPage';

/** Milliseconds. */
export type Interactions = {
  /** From a press on a link, after the pointer rested on it, until the next page is painted. */
  nextPage: number;
  /** The same where the app hasn't started: the browser loads the prepared document. */
  nextDocument: number;
  /** On a slow phone, from the first press until the page shows that it was pressed. */
  firstPress: number;
  /** The same for a press that comes while the app starts. */
  nextPress: number;
};

const TIMES = 9;
/** A pointer rests on a link for about as long before it is pressed. */
const HOVER_MS = 600;
const APP = /\/app-\w+\.js/;

export async function interactions(browser: Browser, url: string): Promise<Interactions> {
  const repeated = async (measure: () => Promise<number>) => {
    const times: number[] = [];
    while (times.length < TIMES) times.push(await measure());
    return median(times);
  };
  return {
    nextPage: await repeated(() => followLink(browser, url)),
    nextDocument: await repeated(() => followLink(browser, url, APP)),
    firstPress: await repeated(() => press(browser, url, 1)),
    nextPress: await repeated(() => press(browser, url, 2)),
  };
}

/** Follows a link of the sidebar; `blocked` are scripts that never arrive. */
async function followLink(browser: Browser, url: string, blocked?: RegExp): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (blocked) await page.route(blocked, () => undefined);
  await page.addInitScript(observeLink);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const link = page
    .getByRole('navigation', { name: 'Guides' })
    .getByRole('link', { name: 'Caching' });
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
  const time = await page.waitForFunction(() => window.linkTime, null, { polling: 100 });
  const milliseconds = await time.jsonValue();
  await context.close();
  return milliseconds ?? 0;
}

declare global {
  interface Window {
    linkTime?: number;
    longestPress?: number;
  }
}

/** Runs in each document. The press may be in one and the page it leads to in another. */
async function observeLink(): Promise<void> {
  const PRESSED = 'pressed';
  window.addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem(PRESSED, String(performance.timeOrigin + timeStamp)),
    true,
  );
  while (document.querySelector('h1')?.textContent !== 'Caching') {
    await new Promise(requestAnimationFrame);
  }
  // The frame that shows it is about to be painted. The browser says when it was.
  const pressed = Number(sessionStorage.getItem(PRESSED)) - performance.timeOrigin;
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === 'click') window.linkTime = duration;
      if (name === 'first-contentful-paint' && startTime > pressed) {
        window.linkTime = startTime - pressed;
      }
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  observer.observe({ type: 'paint', buffered: true });
}

/** The longest time that a page takes to react to some presses on its menu button. */
async function press(browser: Browser, url: string, presses: number): Promise<number> {
  const { page } = await slowPage(browser);
  await page.addInitScript(observePresses);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('button', { name: 'On this page' });
  await button.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
  for (let i = 0; i < presses; i += 1) {
    await page.mouse.click(x + 20, y + 10);
    await page.waitForTimeout(HOVER_MS);
  }
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(HOVER_MS);
  const longest = await page.evaluate(() => window.longestPress ?? 0);
  await page.context().close();
  return longest;
}

/** Runs in the page. */
function observePresses(): void {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longestPress = Math.max(window.longestPress ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
