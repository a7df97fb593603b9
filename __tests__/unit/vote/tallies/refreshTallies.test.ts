import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refreshTallies } from '../../../../src/components/vote/tallies/refreshTallies';

const NOW = Date.UTC(2026, 10, 20, 12);
const LONG_AGO = NOW - 24 * 60 * 60 * 1000;

const url = (number: number) => `https://github.com/webpack/webpack/issues/${number}`;
const dated = (number: number) => ({ thread: url(number), opened: '2021-12-02' });
const undated = (number: number) => ({ thread: url(number), opened: null });
const issue = (number: number, votes: unknown) => ({
  html_url: url(number),
  reactions: { '+1': votes },
});

let server: Server | undefined;
let asked: string[] = [];

/** A simulated GitHub, which `fetch` asks instead of the real one. */
async function github(listener: RequestListener) {
  const own = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://localhost').pathname);
    listener(request, response);
  });
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const { port } = own.address() as AddressInfo;
  const atOwn: typeof fetch = (input, init) =>
    fetch((input as string).replace('https://api.github.com', `http://127.0.0.1:${port}`), init);
  return { fetch: atOwn, signal: AbortSignal.timeout(2000), now: NOW };
}

type Replies = Record<string, unknown>;

/** Answers paths with JSON, and everything else with 404. */
const answering =
  (replies: Replies): RequestListener =>
  ({ url: path = '' }, response) => {
    const reply = replies[path.split('?')[0] ?? ''];
    response.statusCode = reply === undefined ? 404 : 200;
    response.end(JSON.stringify(reply ?? { message: 'Not Found' }));
  };

const issuePath = (number: number) => `/repos/webpack/webpack/issues/${number}`;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  asked = [];
});

test('one search finds the votes on many threads', async () => {
  const asking = await github(
    answering({ '/search/issues': { items: [issue(1, 12), issue(2, 0), issue(99, 7)] } }),
  );

  expect(await refreshTallies([dated(1), dated(2)], {}, asking)).toEqual({
    tallies: { [url(1)]: { votes: 12, time: NOW }, [url(2)]: { votes: 0, time: NOW } },
  });
  expect(asked).toEqual(['/search/issues']);
});

test('a thread that the search does not find is asked for itself', async () => {
  const asking = await github(
    answering({ '/search/issues': { items: [issue(1, 12)] }, [issuePath(536)]: issue(536, 412) }),
  );

  expect((await refreshTallies([dated(1), undated(536)], {}, asking)).tallies).toEqual({
    [url(1)]: { votes: 12, time: NOW },
    [url(536)]: { votes: 412, time: NOW },
  });
  expect(asked).toEqual(['/search/issues', '/search/issues', issuePath(536)]);
});

test('one search finds the threads whose day is not known, too', async () => {
  const asking = await github(
    answering({ '/search/issues': { items: [issue(536, 412), issue(2933, 300)] } }),
  );

  expect((await refreshTallies([undated(536), undated(2933)], {}, asking)).tallies).toEqual({
    [url(536)]: { votes: 412, time: NOW },
    [url(2933)]: { votes: 300, time: NOW },
  });
  expect(asked).toEqual(['/search/issues']);
});

test('nothing is asked for as long as all tallies are fresh', async () => {
  const known = { [url(1)]: { votes: 12, time: NOW - 1000 } };
  const asking = await github(answering({}));

  expect(await refreshTallies([dated(1)], known, asking)).toEqual({ tallies: known });
  expect(asked).toEqual([]);
});

test('a thread that is gone loses its tally, and the others keep theirs', async () => {
  const known = {
    [url(1)]: { votes: 12, time: LONG_AGO },
    [url(2)]: { votes: 3, time: NOW - 1000 },
  };
  const asking = await github(answering({}));

  expect(await refreshTallies([undated(1), undated(2)], known, asking)).toEqual({
    tallies: { [url(2)]: { votes: 3, time: NOW - 1000 } },
  });
});

test('a tally of a topic that is not on the list any more is forgotten', async () => {
  const known = { [url(1)]: { votes: 12, time: NOW }, [url(9)]: { votes: 3, time: NOW } };
  const asking = await github(answering({}));

  expect((await refreshTallies([dated(1)], known, asking)).tallies).toEqual({
    [url(1)]: { votes: 12, time: NOW },
  });
});

test.each([
  ['x-ratelimit-reset', String(NOW / 1000 + 600), NOW + 600_000],
  ['x-ratelimit-reset', 'soon', undefined],
  ['x-ratelimit-reset', String(NOW / 1000 - 600), undefined],
  ['retry-after', '60', NOW + 60_000],
  ['retry-after', '100000000000000000000', undefined],
  ['retry-after', 'Infinity', undefined],
])('after a 403 with %s: %s the last known tallies stay', async (header, value, until) => {
  const known = { [url(1)]: { votes: 12, time: LONG_AGO } };
  const asking = await github((_, response) => {
    response.writeHead(403, { [header]: value, 'x-ratelimit-remaining': '0' }).end('{}');
  });

  expect(await refreshTallies([dated(1), dated(2)], known, asking)).toEqual({
    tallies: known,
    failure: { kind: 'limited', ...(until && { until }) },
  });
  expect(asked).toEqual(['/search/issues']);
});

test('a 429 says how long to wait', async () => {
  const asking = await github((_, response) => {
    response.writeHead(429, { 'retry-after': '60' }).end();
  });
  const { failure } = await refreshTallies([undated(1)], {}, asking);

  expect(failure).toMatchObject({ kind: 'limited' });
  expect((failure as { until: number }).until).toBe(NOW + 60_000);
});

test.each([
  ['an answer of another shape', JSON.stringify({ data: [] })],
  ['a list', '[]'],
  ['numbers as strings', JSON.stringify(issue(1, '12'))],
  ['no JSON', '<html>Unicorn!</html>'],
  ['nothing', ''],
])('%s gives no tally', async (_, text) => {
  const known = { [url(2)]: { votes: 12, time: LONG_AGO } };
  const asking = await github((_request, response) => void response.end(text));

  expect(await refreshTallies([dated(1), dated(2)], known, asking)).toEqual({
    tallies: known,
    failure: { kind: 'unusable' },
  });
});

test('numbers as strings in a search are passed over, and asked for themselves', async () => {
  const asking = await github(
    answering({
      '/search/issues': { items: [issue(1, '12'), issue(2, 5)] },
      [issuePath(1)]: issue(1, '12'),
    }),
  );

  expect(await refreshTallies([dated(1), dated(2)], {}, asking)).toEqual({
    tallies: { [url(2)]: { votes: 5, time: NOW } },
    failure: { kind: 'unusable' },
  });
});

test.each([
  ['before it starts', false],
  ['in the middle', true],
])('a response that never ends, stuck %s, is given up', async (_, hasStarted) => {
  const known = { [url(1)]: { votes: 12, time: LONG_AGO } };
  const asking = await github((_request, response) => {
    if (hasStarted) response.writeHead(200).write('{"items": [');
  });
  const signal = AbortSignal.timeout(100);

  expect(await refreshTallies([dated(1), dated(2)], known, { ...asking, signal })).toEqual({
    tallies: known,
    failure: { kind: 'silent' },
  });
  expect(asked).toEqual(['/search/issues']);
});

test('a fault of GitHub and a missing network are the same to the reader', async () => {
  const known = { [url(1)]: { votes: 12, time: LONG_AGO } };
  const asking = await github((_, response) => void response.writeHead(502).end());
  const expected = { tallies: known, failure: { kind: 'silent' } };

  expect(await refreshTallies([dated(1)], known, asking)).toEqual(expected);
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await refreshTallies([dated(1)], known, { ...asking, fetch: offline })).toEqual(expected);
});

test('no more than twelve threads are asked for one by one', async () => {
  const asking = await github(answering({ '/search/issues': { items: [] } }));
  const topics = Array.from({ length: 40 }, (_, number) => dated(number + 1));
  await refreshTallies(topics, {}, asking);

  expect(asked).toHaveLength(13);
});

test('a request says nothing about who asks', async () => {
  const seen: RequestInit[] = [];
  const spy: typeof fetch = (_, init) => {
    seen.push(init ?? {});
    return Promise.resolve(new Response(JSON.stringify({ items: [issue(1, 1)] })));
  };
  await refreshTallies([dated(1)], {}, { fetch: spy, signal: AbortSignal.timeout(2000), now: NOW });

  expect(seen).toMatchObject([{ credentials: 'omit', referrerPolicy: 'no-referrer' }]);
  expect(Object.keys(seen[0]?.headers ?? {})).toEqual(['Accept']);
});
