import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { hideOfflineWorkers, newProfile } from './browser';

type Theme = 'light' | 'dark';
type Window = { width: number; options: BrowserContextOptions };
export type View = Window & { name: string; theme: Theme };

const PHONE: Window = { width: 360, options: { viewport: { width: 360, height: 740 } } };
const DESK: Window = { width: 1280, options: { viewport: { width: 1280, height: 800 } } };

const THEMES: readonly Theme[] = ['light', 'dark'];
export const WINDOWS: readonly Window[] = [PHONE, DESK];

const view = ({ width, options }: Window, theme: Theme): View => ({
  name: `${theme} at ${width} px`,
  width,
  options,
  theme,
});

/** The views for every page: a narrow window in one theme, a wide one in the other. */
export const VIEWS: readonly View[] = [view(PHONE, 'light'), view(DESK, 'dark')];

/** A profile in which every visit is a first one: no offline worker answers in the site's place. */
export async function openWindow({ options }: Window, theme?: Theme): Promise<BrowserContext> {
  const context = await newProfile(options);
  await context.addInitScript(hideOfflineWorkers);
  if (theme) {
    await context.addInitScript((chosen) => {
      // An empty page has no storage.
      if (location.protocol !== 'about:') localStorage.setItem('theme', chosen);
    }, theme);
  }
  return context;
}

/** Runs in the page. */
async function colorsHaveChanged(): Promise<void> {
  const isTransition = (animation: Animation) => animation instanceof CSSTransition;
  await Promise.all(
    document
      .getAnimations()
      .filter(isTransition)
      .map(({ finished }) => finished),
  );
}

/** Asks something of a page as it stands, in each theme; a reader who has two tabs sees both change. */
export async function inEachTheme(
  page: Page,
  ask: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.evaluate((newValue) => {
      dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
    }, theme);
    await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
    await page.evaluate(colorsHaveChanged);
    found.push(...(await ask(page)).map((each) => `${theme}: ${each}`));
  }
  return found;
}
