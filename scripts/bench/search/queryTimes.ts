import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { WorkerReply } from '../../../src/components/search/worker/worker';
import type { SearchFiles } from '../../../src/endpoints/search/searchFilesOf';
import type { SearchManifest } from '../../../src/site/search/searchFiles';
import { launchBrowser } from '../../browser/launchBrowser';
import { benchedFiles, benchedIndex, type SearchContent } from './benchedSearch';
import { manyRecords } from './manyRecords';
import { percentile } from './percentile';

export type QueryTimes = { p50: number; p95: number };
export type SearchAtSize = {
  pages: number;
  records: number;
  buildSeconds: number;
  openMilliseconds: number;
  mainThread: QueryTimes;
  worker: QueryTimes;
};

/** How long queries take with a number of pages, on the main thread and in the built site's worker. */
export async function queryTimes(
  folder: string,
  content: SearchContent,
  pages: number,
  queries: readonly string[],
): Promise<SearchAtSize> {
  const records = manyRecords(content.records, pages);
  const built = timed(() => benchedFiles({ ...content, records }));
  const opened = timed(() => benchedIndex(built.value));
  // The first queries are slower, because the code isn't compiled yet.
  queries.slice(0, WARM_UP).forEach((query) => opened.value.search(query));
  const mainThread = queries.map((query) => timed(() => opened.value.search(query)).milliseconds);
  return {
    pages,
    records: records.length,
    buildSeconds: built.milliseconds / 1000,
    openMilliseconds: opened.milliseconds,
    mainThread: quartiles(mainThread),
    worker: quartiles(await timesInWorker(folder, built.value, queries)),
  };
}

const WARM_UP = 50;

function timed<Value>(run: () => Value): { value: Value; milliseconds: number } {
  const start = performance.now();
  const value = run();
  return { value, milliseconds: performance.now() - start };
}

const quartiles = (times: readonly number[]): QueryTimes => ({
  p50: percentile(times, 50),
  p95: percentile(times, 95),
});

/** From question to answer in Chromium, messages included. */
async function timesInWorker(
  folder: string,
  files: SearchFiles,
  queries: readonly string[],
): Promise<number[]> {
  const manifest = JSON.parse(
    readFileSync(path.join(folder, 'public/search/manifest.json'), 'utf8'),
  ) as SearchManifest;
  const script = readFileSync(path.join(folder, 'public', manifest.worker), 'utf8');
  const browser = await launchBrowser();
  try {
    return (await askInBrowser(browser, script, files, queries)).slice(WARM_UP);
  } finally {
    await browser.close();
  }
}

const INDEX = '/search/index.json';

async function askInBrowser(
  browser: Browser,
  script: string,
  { index, others }: SearchFiles,
  queries: readonly string[],
): Promise<number[]> {
  const page = await browser.newPage();
  await page.route('http://search.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === INDEX ? index : others.get(pathname);
    return route.fulfill(
      file === undefined
        ? { body: '<!doctype html>', contentType: 'text/html' }
        : { body: file, contentType: 'application/json' },
    );
  });
  await page.goto('http://search.test/');
  const requests = [
    { type: 'open', index: `http://search.test${INDEX}`, cache: 'default' },
    ...queries.map((query) => ({ type: 'search', query })),
  ];
  const [, ...times] = await page.evaluate(askWorker, { source: script, requests });
  return times;
}

/** Runs in the page, so it can't have inner functions with names: the compiler's helper isn't there. */
async function askWorker({ source, requests }: { source: string; requests: object[] }) {
  const worker = new Worker(URL.createObjectURL(new Blob([source])));
  const times: number[] = [];
  for (const [id, request] of requests.entries()) {
    const start = performance.now();
    await new Promise<void>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerReply>) =>
        data.error === undefined ? resolve() : reject(new Error(data.error));
      worker.postMessage({ id, request });
    });
    times.push(performance.now() - start);
  }
  return times;
}
