import { chromium } from 'playwright-core';
import { BROWSER_FLAGS } from '../../scripts/browser/browserFlags';
import { ensureBrowser } from '../../scripts/browser/ensureBrowser';
import { serveSite } from '../../scripts/server/serveSite';

/** Before all tests of a run: one server and one browser, which every test file connects to. */
export default async function startSite(): Promise<void> {
  const site = await serveSite({ directory: 'public', port: 0 });
  const browser = await chromium.launchServer({
    executablePath: ensureBrowser(),
    args: BROWSER_FLAGS,
  });

  process.env.TESTED_SITE = site.url;
  process.env.BROWSER_ENDPOINT = browser.wsEndpoint();
  globalThis.stopSite = async () => {
    await browser.close();
    await site.close();
  };
}
