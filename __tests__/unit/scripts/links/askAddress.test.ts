import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askAddress } from '../../../../scripts/links/askAddress';

type Answering = (request: IncomingMessage, response: ServerResponse, visit: number) => void;

const to =
  (status: number, location: string): Answering =>
  (_, response) =>
    response.writeHead(status, { location }).end();

const PAGES: Record<string, Answering> = {
  '/ok': (_, response) => response.end(),
  '/gone': (_, response) => response.writeHead(404).end(),
  '/get-only': ({ method }, response) => response.writeHead(method === 'GET' ? 200 : 405).end(),
  '/head-lies': ({ method }, response) => response.writeHead(method === 'GET' ? 200 : 404).end(),
  '/moved': to(301, '/moved-again'),
  '/moved-again': to(308, '/ok'),
  '/for-a-while': to(302, '/ok'),
  '/moved-then-for-a-while': to(301, '/for-a-while'),
  '/moved-to-nothing': to(301, '/gone'),
  '/circle': to(301, '/circle'),
  '/silent': () => undefined,
  '/hangs-up': ({ socket }) => socket.destroy(),
  '/refused': (_, response) => response.writeHead(403).end(),
  '/busy-once': (_, response, visit) =>
    response.writeHead(visit > 2 ? 200 : 429, { 'retry-after': '0' }).end(),
  '/busy-for-long': (_, response) => response.writeHead(429, { 'retry-after': '3600' }).end(),
  '/falls-over': (_, response, visit) => response.writeHead(visit > 2 ? 200 : 503).end(),
};

let server: Server;
let origin: string;
let visits: Map<string, number>;

beforeEach(async () => {
  visits = new Map();
  server = createServer((request, response) => {
    const url = request.url ?? '';
    visits.set(url, (visits.get(url) ?? 0) + 1);
    PAGES[url]?.(request, response, visits.get(url) ?? 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ask = async (path: string) => {
  const answer = await askAddress(origin + path, { timeoutMs: 300, maxWaitMs: 5_000 });
  return JSON.parse(JSON.stringify(answer).replaceAll(origin, '')) as unknown;
};

test.each([
  ['/ok', { state: 'ok' }],
  ['/gone', { state: 'broken', reason: 'answers 404' }],
  ['/get-only', { state: 'ok' }],
  ['/head-lies', { state: 'ok' }],
  ['/moved', { state: 'moved', to: '/ok' }],
  ['/for-a-while', { state: 'ok' }],
  ['/moved-then-for-a-while', { state: 'ok' }],
  ['/moved-to-nothing', { state: 'broken', reason: 'answers 404' }],
  ['/circle', { state: 'broken', reason: 'redirects more than 8 times' }],
  ['/refused', { state: 'unsure', reason: 'answers 403' }],
  ['/busy-once', { state: 'ok' }],
  ['/falls-over', { state: 'ok' }],
  ['/busy-for-long', { state: 'unsure', reason: 'answers 429' }],
])('%s gives %j', async (path, answer) => {
  expect(await ask(path)).toEqual(answer);
});

test('a site that says to come back later is not asked before', async () => {
  await ask('/busy-for-long');
  expect(visits.get('/busy-for-long')).toBe(2);
});

test('a site that refuses is not asked again', async () => {
  await ask('/refused');
  expect(visits.get('/refused')).toBe(2);
});

test('a server that never answers is left, and one that hangs up as well', async () => {
  expect(await ask('/silent')).toEqual({ state: 'unsure', reason: "doesn't answer" });
  expect(await ask('/hangs-up')).toMatchObject({ state: 'unsure' });
}, 20_000);

test('a host that does not exist is broken', async () => {
  const limits = { timeoutMs: 5_000, maxWaitMs: 0 };
  const answer = await askAddress('http://no-such-host.invalid/', limits);
  // Without any network the name cannot even be asked for.
  expect(answer.state).toMatch(/broken|unsure/);
}, 30_000);
