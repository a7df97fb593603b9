import path from 'node:path';
import type { Browser } from 'playwright-core';
import { saveData } from '../../browser/dataSaver';
import { launchBrowser } from '../../browser/launchBrowser';
import { table } from '../../terminal/table';
import { countingServer } from './countingServer';

const SECTION = { title: 'Guides', url: '/guides/' };
const SCOPES = [SECTION.title, 'Everything'];
const TIMEOUT_MS = 300_000;

export type SaveTime = { scope: string; pages: number; seconds: number; bytes: number };

/** How long it takes to save a section, and everything, in a browser that is new to the site. */
export async function saveTimes(folder: string): Promise<SaveTime[]> {
  const browser = await launchBrowser();
  try {
    const times: SaveTime[] = [];
    for (const scope of SCOPES) times.push(await saveTime(browser, folder, scope));
    return times;
  } finally {
    await browser.close();
  }
}

async function saveTime(browser: Browser, folder: string, scope: string): Promise<SaveTime> {
  const site = await countingServer(path.join(folder, 'public'));
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await saveData(page);
    await page.goto(site.url + SECTION.url);
    await page.getByRole('button', { name: 'Save for offline' }).click();
    const save = page.getByRole('button', { name: `Save ${scope}`, exact: true });
    await save.waitFor();
    // The worker first fetches the search and what every page needs.
    await site.quiet();

    const before = site.sent();
    const start = performance.now();
    await save.click();
    const all = page.getByRole('region', { name: scope }).getByText(/^All \d+ pages saved\.$/);
    const text = await all.innerText({ timeout: TIMEOUT_MS });
    const seconds = (performance.now() - start) / 1000;
    return { scope, pages: Number(/\d+/.exec(text)), seconds, bytes: site.sent() - before };
  } finally {
    await context.close();
    site.close();
  }
}

export const saveReport = (times: readonly SaveTime[]) =>
  table([
    ['save for offline', 'pages', 's', 'KB on the way'],
    ...times.map(({ scope, pages, seconds, bytes }) => [
      scope,
      String(pages),
      seconds.toFixed(1),
      (bytes / 1024).toFixed(0),
    ]),
  ]);
