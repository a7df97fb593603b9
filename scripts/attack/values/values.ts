import type { Browser, Page } from 'playwright-core';
import { buildIfChanged } from '../../build/build';
import { isAlive } from '../../browser/isAlive';
import { withSite } from '../../browser/withSite';
import type { Attempt, Suite } from '../suite';
import { plans, type Plan } from './attempts';

/** Stored and fetched values that the site doesn't expect. */
export const VALUES: Suite = {
  name: 'values',
  async run(random) {
    if ((await buildIfChanged()) !== 0) throw new Error('attack: the site could not be built');
    return withSite('public', async (browser, site) => {
      const attempts: Attempt[] = [];
      for (const plan of plans(random)) attempts.push(await tryPlan(browser, site, plan));
      return attempts;
    });
  },
};

async function tryPlan(browser: Browser, site: string, plan: Plan): Promise<Attempt> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await plan.prepare(page);
    await page.goto(site + plan.path);
    await page.waitForFunction(isAlive);
    await plan.use?.(page);
    await readToTheEnd(page);
    errors.push(...(await page.evaluate(faults)));
  } catch (error) {
    errors.push(String(error));
  } finally {
    await context.close();
  }
  return { name: plan.name, held: errors.length === 0, detail: errors.join('; ') };
}

/** Long enough for everything that is loaded late. */
const PAUSE_MS = 200;

async function readToTheEnd(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (let step = 0; step < 5; step++) {
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.waitForLoadState('networkidle');
}

/** Runs in the page. */
function faults(): string[] {
  const MIN_LETTERS = 200;
  const text = document.querySelector('main')?.textContent ?? '';
  const addresses = [...document.querySelectorAll('a')].map((link) => link.protocol);
  return [
    ...(text.length < MIN_LETTERS ? ['the page is blank'] : []),
    ...('wasAttacked' in window ? ['the page ran a value'] : []),
    ...(addresses.some((protocol) => /^(javascript|data):/.test(protocol))
      ? ['a link would run a value']
      : []),
  ];
}
