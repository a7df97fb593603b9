import type { Browser } from 'playwright-core';
import { serveSite } from '../server/serveSite';
import { launchBrowser } from './launchBrowser';

/** Serves a built site, and starts a browser, for as long as some work needs them. */
export async function withSite<Result>(
  directory: string,
  work: (browser: Browser, site: string) => Promise<Result>,
): Promise<Result> {
  const site = await serveSite({ directory, port: 0 });
  const browser = await launchBrowser();
  try {
    return await work(browser, site.url);
  } finally {
    await browser.close();
    await site.close();
  }
}
