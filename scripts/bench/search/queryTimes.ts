import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { createLocalIndex } from '../../../src/components/search/local/localIndex';
import type { WorkerReply } from '../../../src/components/search/worker/worker';
import { searchIndexFile } from '../../../src/endpoints/search/searchIndexFile';
import type { SearchIndexFile, SearchManifest } from '../../../src/site/search/searchFiles';
import type { SearchRecord } from '../../../src/site/search/searchRecord';
import { launchBrowser } from '../../browser/launchBrowser';
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

type Content = { records: SearchRecord[]; synonyms: string[][] };

/** How long queries take with a number of pages, on the main thread and in the built site's worker. */
export async function queryTimes(
  folder: string,
  content: Content,
  pages: number,
  queries: readonly string[],
): Promise<SearchAtSize> {
  const records = manyRecords(content.records, pages);
  const built = timed(() => searchIndexFile(records, content.synonyms));
  const opened = timed(() => createLocalIndex(JSON.parse(built.value) as SearchIndexFile));
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
  index: string,
  queries: readonly string[],
): Promise<number[]> {
  const manifest = JSON.parse(
    readFileSync(path.join(folder, 'public/search/manifest.json'), 'utf8'),
  ) as SearchManifest;
  const script = readFileSync(path.join(folder, 'public', manifest.worker), 'utf8');
  const browser = await launchBrowser();
  try {
    return (await askInBrowser(browser, script, index, queries)).slice(WARM_UP);
  } finally {
    await browser.close();
  }
}

async function askInBrowser(
  browser: Browser,
  script: string,
  index: string,
  queries: readonly string[],
): Promise<number[]> {
  const page = await browser.newPage();
  await page.route('http://search.test/**', (route) => {
    const body = route.request().url().endsWith('index.json') ? index : '<!doctype html>';
    const contentType = body === index ? 'application/json' : 'text/html';
    return route.fulfill({ body, contentType });
  });
  await page.goto('http://search.test/');
  const requests = [
    { type: 'open', index: 'http://search.test/index.json', cache: 'default' },
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
