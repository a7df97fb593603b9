import type { Browser, Page } from 'playwright-core';
import { isAlive } from '../../browser/isAlive';
import type { Attempt } from '../suite';
import type { Journey } from './journeys';

const WAIT_MS = 10_000;
const START_MS = 3_000;
/** No page of the site has less to read. */
const LEAST_TEXT = 200;

/** Gatsby says so when it leaves a page as it was served; it can be read without the app. */
const LEFT_AS_SERVED = /page resources for .* not found|Not rendering React/;

declare global {
  interface Window {
    attacked?: boolean;
    violations?: string[];
  }
}

function watch(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  const violations: string[] = [];
  window.violations = violations;
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    // Pictures of people come from hosts that cannot be reached here.
    violations.push(violatedDirective),
  );
}

/** What is wrong with the page as it stands. */
function lookAtPage(leastText: number): string[] {
  const { attacked, violations = [] } = window;
  const markup = document.querySelector('img[src="x"], [href^="javascript:"]');
  return [
    ...(document.body.innerText.trim().length < leastText ? ['the page is blank'] : []),
    ...(attacked ? ['a script was executed'] : []),
    ...(markup ? [`text became markup: ${markup.outerHTML.slice(0, 80)}`] : []),
    ...violations.map((directive) => `the policy was violated: ${directive}`),
  ];
}

type Tamper = (page: Page) => Promise<unknown>;

/** Takes a journey in a browser of its own, in which something was tampered with. */
export async function attempt(
  browser: Browser,
  name: string,
  { path, act }: Journey,
  tamper: Tamper,
): Promise<Attempt> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(WAIT_MS);
  await context.addInitScript(watch);
  const found: string[] = [];
  context.on('weberror', (error) => {
    const text = String(error.error());
    if (!LEFT_AS_SERVED.test(text)) found.push(`uncaught: ${text}`);
  });
  const page = await context.newPage();
  try {
    await tamper(page);
    await page.goto(path);
    const starts = await page
      .waitForFunction(isAlive, undefined, { timeout: START_MS })
      .then(() => true)
      .catch(() => false);
    if (starts) await act?.(page);
    found.push(...(await page.evaluate(lookAtPage, LEAST_TEXT)));
  } catch (error) {
    found.push(String(error).split('\n', 1)[0] ?? '');
  } finally {
    await context.close();
  }
  return { name, held: found.length === 0, ...(found.length > 0 && { detail: found.join('; ') }) };
}
