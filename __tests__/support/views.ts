import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { hideOfflineWorkers, newProfile } from './browser';

export type View = { name: string; theme: 'light' | 'dark'; options: BrowserContextOptions };

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 } };
const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** The ways in which every page is looked at. */
export const VIEWS: readonly View[] = [
  { name: 'light at 360 px', theme: 'light', options: PHONE },
  { name: 'dark at 360 px', theme: 'dark', options: PHONE },
  { name: 'light at 1280 px', theme: 'light', options: DESK },
  { name: 'dark at 1280 px', theme: 'dark', options: DESK },
];

/** A profile in which every visit is a first one: no offline worker answers in the site's place. */
export async function openView({ theme, options }: View): Promise<BrowserContext> {
  const context = await newProfile(options);
  await context.addInitScript(hideOfflineWorkers);
  await context.addInitScript((chosen) => {
    // An empty page has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('theme', chosen);
  }, theme);
  return context;
}
