import type { Browser, Page } from 'playwright-core';
import { wake } from '../../browser/wake';
import type { Attempt } from '../suite';
import type { Journey } from './journeys';
import type { Tampering } from './tampering';

const WAIT_MS = 10_000;
const START_MS = 3_000;
/** A page that is busy for longer counts as blank. */
const HANG_MS = 30_000;
/** Every page of the site has more text. */
const MIN_TEXT = 200;

/**
 * Gatsby or React log this when a page stays as it was served, or is rendered again because it was
 * served with other data (418, 423). Readers can read the page in both cases, which is tested as well.
 */
const HANDLED =
  /page resources for .* not found|Not rendering React|Minified React error #4(?:18|23)/;

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

/** What is wrong with the page now. Runs in the page. */
function lookAtPage(minText: number): string[] {
  const { attacked, violations = [] } = window;
  const markup = document.querySelector('img[src="x"], [href^="javascript:"]');
  return [
    ...(document.body.innerText.trim().length < minText ? ['the page is blank'] : []),
    ...(attacked ? ['a script was executed'] : []),
    ...(markup ? [`text became markup: ${markup.outerHTML.slice(0, 80)}`] : []),
    ...violations.map((directive) => `the policy was violated: ${directive}`),
  ];
}

/** Takes the journey on an open page; returns what is wrong with the page afterwards. */
async function visit(page: Page, act: Journey['act']): Promise<string[]> {
  page.setDefaultTimeout(START_MS);
  const starts = await wake(page)
    .then(() => true)
    .catch(() => false);
  if (starts) await act?.(page);
  // A page that cannot be shown is loaded as a document, and may still be loading.
  await page.waitForLoadState();
  await page.locator('body').waitFor({ state: 'attached' });
  return page.evaluate(lookAtPage, MIN_TEXT);
}

async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the page hangs')), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Takes a journey in a separate browser context, with something tampered with. */
export async function tryJourney(
  browser: Browser,
  site: string,
  { name, journey: { path, act }, tamper }: Tampering,
): Promise<Attempt> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(WAIT_MS);
  await context.addInitScript(watch);
  const found: string[] = [];
  context.on('weberror', (error) => {
    const text = String(error.error());
    if (!HANDLED.test(text)) found.push(`uncaught: ${text}`);
  });
  const page = await context.newPage();
  try {
    await tamper(page);
    await page.goto(site + path);
    found.push(...(await within(HANG_MS, visit(page, act))));
  } catch (error) {
    found.push(String(error).split('\n', 1)[0] ?? '');
  } finally {
    await context.close();
  }
  return { name, held: found.length === 0, ...(found.length > 0 && { detail: found.join('; ') }) };
}
