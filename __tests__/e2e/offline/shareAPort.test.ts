import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { open } from '../../support/browser';
import { untilSaved } from '../../support/offline/savedPages';
import { servedRelease } from '../../support/offline/servedRelease';

const GUIDE = '/guides/getting-started/';
const DATA = `/page-data${GUIDE}page-data.json`;

const served = servedRelease();
let other: Server;

beforeAll(() => {
  other = createServer(({ url }, response) => {
    const isDocument = url === GUIDE;
    response.writeHead(200, { 'content-type': isDocument ? 'text/html' : 'application/json' });
    response.end(isDocument ? '<!doctype html><title>Another project</title>' : '"of another"');
  }).listen(0);
});

afterAll(() => other.close());

test('a page of another server on the port gets nothing that is saved, however late its own is', async () => {
  const page = await open(served.site.url + GUIDE, { offlineWorker: true });
  await untilSaved(page, GUIDE);
  served.site.passTo(`http://localhost:${(other.address() as AddressInfo).port}`);
  await page.goto(served.site.url + GUIDE);
  expect(await page.title()).toBe('Another project');
  // The browser does so on its own when a worker has had nothing to do for half a minute.
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');

  served.site.beLate(/page-data/);
  const answer = await page.evaluate(async (url) => (await fetch(url)).text(), DATA);
  expect(answer).toBe('"of another"');
});
