import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { createTaskQueue } from '../../../src/node/files/taskQueue';
import { offlineDigest } from '../../../src/node/output/offline/builtPages';
import { ADDRESSES } from '../../../src/site/offline/addresses';
import type { OfflineManifest } from '../../../src/site/offline/manifest';
import type { WorkerSettings } from '../../../src/site/offline/settings';
import { launchBrowser } from '../../browser/launchBrowser';
import type { Attempt, Suite } from '../suite';
import { faultyServer } from './faultyServer';
import { readerOf } from './reader';
import { scenarios, type BuiltSite, type Scenario } from './scenarios';

const PUBLIC = path.resolve('public');
const WAIT_MS = 15_000;
/** Browsers wait most of the time. */
const MAX_AT_ONCE = 2;

/** Faults of hosts and browsers, which the offline worker has to repair without the reader's help. */
export const WORKER_SUITE: Suite = {
  name: 'worker',
  async run(random) {
    const site = readSite();
    const browser = await launchBrowser();
    try {
      const queue = createTaskQueue(MAX_AT_ONCE);
      return await Promise.all(
        scenarios(site, random).map((next) => queue.run(() => attempt(browser, site, next))),
      );
    } finally {
      await browser.close();
    }
  },
};

function readSite(): BuiltSite {
  const read = (url: string) => readFileSync(path.join(PUBLIC, url), 'utf8');
  const settings = /^self\.offlineSite=(.*);$/m.exec(read(ADDRESSES.worker))?.[1];
  const { core } = JSON.parse(settings ?? '{}') as WorkerSettings;
  return {
    manifest: JSON.parse(read(ADDRESSES.manifest)) as OfflineManifest,
    digestAt: (url) => offlineDigest(readFileSync(path.join(PUBLIC, url))),
    core,
    document: read('/guides/getting-started/index.html'),
  };
}

async function attempt(
  browser: Browser,
  site: BuiltSite,
  { name, path: address, url, run }: Scenario,
): Promise<Attempt> {
  const server = await faultyServer(PUBLIC);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(WAIT_MS);
  try {
    const reader = readerOf(await context.newPage(), site, server.url);
    await run(reader, server);
    // The reader returns twice, then loses the network.
    for (let visit = 0; visit < 2; visit += 1) await reader.visit(address);
    await reader.untilSaved(address);
    await reader.untilRight(url);
    await server.stop();
    await reader.visit(address);
    await reader.reads(address);
    return { name, held: true };
  } catch (error) {
    return { name, held: false, detail: String(error).split('\n')[0] ?? '' };
  } finally {
    await context.close();
    await server.stop().catch(() => undefined);
  }
}
