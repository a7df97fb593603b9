import type { Page } from 'playwright-core';
import { isAlive } from './isAlive';

/** Does what a reader may do first, so that the app starts, and waits until it handles events. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(isAlive);
}
