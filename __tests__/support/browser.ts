import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { wake } from '../../scripts/browser/wake';

type OpenOptions = BrowserContextOptions & {
  /** Whether the site may install its offline worker, which then continues to fetch pages. */
  offlineWorker?: boolean;
  /** The reader has not done anything yet, so the app has not started. */
  isUntouched?: boolean;
  /** What is done before the page is visited. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Errors in the console that belong to the journey. Any other fails the test. */
  expectedErrors?: RegExp[];
};

const { BROWSER_ENDPOINT = '' } = process.env;
export const { TESTED_SITE: SITE_URL = '' } = process.env;

/** Long, for busy machines. A test may take longer, so that one that waits in vain says what for. */
export const WAIT_MS = 30_000;
jest.setTimeout(9 * WAIT_MS);
// A busy machine is late now and then: what fails twice is wrong, and the first failure is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });

let browser: Browser | undefined;
let contexts: BrowserContext[] = [];
let errors: string[] = [];

function collectErrors(context: BrowserContext, expected: RegExp[]): void {
  const collect = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) errors.push(text);
  };

  context.on('weberror', (webError) => collect(String(webError.error())));
  context.on('console', (message) => {
    const { url } = message.location();
    // Other hosts cannot be reached from the tests.
    const isOurs = !url || url.startsWith(SITE_URL);
    if (message.type() === 'error' && isOurs) collect(`${message.text()} ${url}`.trim());
  });
}

/** The browser that all tests share. */
export async function connect(): Promise<Browser> {
  browser ??= await chromium.connect(BROWSER_ENDPOINT);
  return browser;
}

/** Runs in the page: a dialog would wait for a person. It is counted for the visit instead. */
export function countPrintDialogs(): void {
  window.print = () => {
    sessionStorage.setItem('printed', String(Number(sessionStorage.getItem('printed')) + 1));
  };
}

/** A browser profile, which the caller has to close. */
export async function newProfile(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await (await connect()).newContext({ baseURL: SITE_URL, ...options });
  context.setDefaultTimeout(WAIT_MS);
  await context.addInitScript(countPrintDialogs);
  return context;
}

/** Runs in the page: the site finds a browser that has no offline workers. */
export function hideOfflineWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** `early`: journeys begin before the app has started, as those of quick readers do. */
const IS_EARLY = process.env.VISITS === 'early';

/** Goes to a page, and waits until it can be used. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await beReady(page);
}

/** Waits until a page that was just loaded can be used. */
export async function beReady(page: Page): Promise<void> {
  if (!IS_EARLY) await wake(page);
}

/** A page of the built site in a new browser profile, ready to be used. */
export async function open(path: string, options: OpenOptions = {}): Promise<Page> {
  const {
    offlineWorker = false,
    isUntouched = false,
    prepare,
    expectedErrors = [],
    ...contextOptions
  } = options;
  const context = await newProfile(contextOptions);
  contexts.push(context);
  if (!offlineWorker) await context.addInitScript(hideOfflineWorkers);
  collectErrors(context, expectedErrors);

  const page = await context.newPage();
  await prepare?.(page);
  if (isUntouched || contextOptions.javaScriptEnabled === false) await page.goto(path);
  else await visit(page, path);
  return page;
}

afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  const seen = errors;
  contexts = [];
  errors = [];
  expect(seen).toEqual([]);
});

afterAll(() => browser?.close());
