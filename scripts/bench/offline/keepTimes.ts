import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { BROWSER_FLAGS } from '../../browser/browserFlags';
import { ensureBrowser } from '../../browser/ensureBrowser';
import { table } from '../table';
import { countingServer } from './countingServer';

const SECTION = { title: 'Guides', url: '/guides/' };
const SCOPES = [SECTION.title, 'Everything'];
const PATIENCE = 300_000;

export type KeepTime = { scope: string; pages: number; seconds: number; bytes: number };

/** What it takes to keep a section, and everything, in a browser that has just come to the site. */
export async function keepTimes(folder: string): Promise<KeepTime[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  try {
    const times: KeepTime[] = [];
    for (const scope of SCOPES) times.push(await keepTime(browser, folder, scope));
    return times;
  } finally {
    await browser.close();
  }
}

async function keepTime(browser: Browser, folder: string, scope: string): Promise<KeepTime> {
  const site = await countingServer(path.join(folder, 'public'));
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(site.url + SECTION.url);
    await page.getByRole('button', { name: 'Save for offline' }).click();
    const keep = page.getByRole('button', { name: `Save ${scope}`, exact: true });
    await keep.waitFor();
    // The worker fetches what every page needs, and the search, on its own.
    await site.quiet();

    const before = site.sent();
    const start = performance.now();
    await keep.click();
    const all = page.getByRole('region', { name: scope }).getByText(/^All \d+ pages saved\.$/);
    const text = await all.innerText({ timeout: PATIENCE });
    const seconds = (performance.now() - start) / 1000;
    return { scope, pages: Number(/\d+/.exec(text)), seconds, bytes: site.sent() - before };
  } finally {
    await context.close();
    site.close();
  }
}

export const keepReport = (times: readonly KeepTime[]) =>
  table([
    ['keep for offline', 'pages', 's', 'KB on the way'],
    ...times.map(({ scope, pages, seconds, bytes }) => [
      scope,
      String(pages),
      seconds.toFixed(1),
      (bytes / 1024).toFixed(0),
    ]),
  ]);
