import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { BROWSER_FLAGS } from './browserFlags';
import { ensureBrowser } from './ensureBrowser';

export const launchBrowser = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS, ...options });
