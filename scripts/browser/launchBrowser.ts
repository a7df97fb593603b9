import { type Browser, chromium } from 'playwright-core';
import { BROWSER_FLAGS } from './browserFlags';
import { ensureBrowser } from './ensureBrowser';

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
