import { rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attempt, Suite } from '../suite';
import { hostFileAddresses, strangeAddresses, traversals } from './addresses';
import { malformedRequests } from './malformed';
import {
  OUTSIDE,
  type RawAnswer,
  request,
  RULES_ONLY,
  type Sandbox,
  sendBytes,
  startSandbox,
} from './sandbox';

const APP = '/app-0123456789abcdef0123.js';
const APP_SIZE = 140_000;
/** The rules name it, but it doesn't exist. */
const MISSING_APP = '/app-ffffffffffffffffffff.js';

const SECURITY_HEADERS = ['content-security-policy:', 'x-content-type-options: nosniff'];

/** What an answer reveals or lacks; undefined if it held. */
function weakness({ status, headers, body }: RawAnswer): string | undefined {
  if (body.includes(OUTSIDE) || body.includes('root:')) return 'a file outside the site was read';
  if (body.includes(RULES_ONLY)) return 'the rules of the host were read';
  if (headers.includes('\nx-injected')) return 'a header was injected';
  if (/\nlocation: (?:\/\/|\/?\\|https?:)/.test(headers)) return 'it redirects to another site';
  if (status !== 0 && !SECURITY_HEADERS.every((header) => headers.includes(header))) {
    return `${status} without the security headers`;
  }
  const mayBeCached = [200, 206, 304].includes(status);
  if (!mayBeCached && headers.includes('max-age')) return `${status} may be cached`;
  return undefined;
}

const attempt = (name: string, problem: string | undefined): Attempt =>
  problem === undefined ? { name, held: true } : { name, held: false, detail: problem };

type Expectation = (answer: RawAnswer) => string | undefined;

const expectStatus =
  (...statuses: number[]): Expectation =>
  ({ status }) =>
    statuses.includes(status)
      ? undefined
      : `${status || 'nothing'} instead of ${statuses.join(' or ')}`;

/** Sends one request, and checks the answer and whether the server is still running. */
async function tryOne(
  server: Sandbox,
  name: string,
  bytes: string,
  expected: Expectation = () => undefined,
): Promise<Attempt> {
  const answer = await sendBytes(server.port, Buffer.from(bytes, 'latin1'));
  const problem = server.isAlive() ? (weakness(answer) ?? expected(answer)) : 'the process ended';
  return attempt(name, problem);
}

async function tryEach<Item>(
  items: readonly Item[],
  tryItem: (item: Item) => Promise<Attempt>,
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for (const item of items) attempts.push(await tryItem(item));
  return attempts;
}

const shortName = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text);

async function addresses(server: Sandbox): Promise<Attempt[]> {
  const get = (expected: Expectation) => (address: string) =>
    tryOne(server, `GET ${shortName(address)}`, request(address), expected);
  return [
    ...(await tryEach(traversals(), get(expectStatus(400, 404)))),
    ...(await tryEach(hostFileAddresses(), get(expectStatus(400, 404)))),
    ...(await tryEach(strangeAddresses(), get(expectStatus(200, 301, 400, 404, 414, 431)))),
  ];
}

const malformed = (server: Sandbox) =>
  tryEach(malformedRequests(), ([name, bytes]) => tryOne(server, name, bytes));

const FIXED_RANGES = [
  '5-2',
  '-0',
  '-',
  '0-0,2-3',
  '9999999-',
  '99999999999999999999-',
  'a-b',
  '-5',
];

async function ranges(server: Sandbox, random: () => number): Promise<Attempt[]> {
  const number = () => Math.floor(random() * APP_SIZE * 1.2);
  const seeded = Array.from({ length: 60 }, () => `${number()}-${number()}`);
  return tryEach([...FIXED_RANGES, ...seeded], (range) =>
    tryOne(
      server,
      `Range: bytes=${range}`,
      request(APP, { headers: [`Range: bytes=${range}`] }),
      (answer) => expectStatus(200, 206, 416)(answer) ?? partProblem(answer),
    ),
  );
}

/** Whether a part has the length in its headers. */
function partProblem({ status, headers, body }: RawAnswer): string | undefined {
  if (status !== 206) return undefined;
  const [, start, end] = /content-range: bytes (\d+)-(\d+)\//.exec(headers) ?? [];
  const length = Number(end) - Number(start) + 1;
  return body.length === length ? undefined : `${body.length} bytes instead of ${length}`;
}

const kindsOfAnswer = (server: Sandbox) =>
  tryEach(
    [
      ['a page', '/guides/', 'GET', 200],
      ['a file', APP, 'GET', 200],
      ['the head of a file', APP, 'HEAD', 200],
      ['a missing file with a hash in its name', MISSING_APP, 'GET', 404],
      ['a missing page', '/missing/', 'GET', 404],
      ['a redirect', '/old/', 'GET', 301],
      ['a folder without its slash', '/guides', 'GET', 301],
      ['a method that is not allowed', '/', 'DELETE', 405],
    ] as const,
    ([name, address, method, status]) =>
      tryOne(server, name, request(address, { method }), expectStatus(status)),
  );

/** A valid request with some of its bytes changed. */
function mutated(random: () => number): string {
  const letters = [...request('/guides/?q=1', { headers: ['Range: bytes=0-5', 'Accept: */*'] })];
  for (let changes = 1 + Math.floor(random() * 6); changes > 0; changes -= 1) {
    letters[Math.floor(random() * letters.length)] = String.fromCharCode(random() * 256);
  }
  return `${letters.join('')}\r\n\r\n`;
}

const MUTATIONS = 150;
const MUTATION_TIMEOUT_MS = 500;

async function mutations(server: Sandbox, random: () => number): Promise<Attempt[]> {
  const requests = Array.from({ length: MUTATIONS }, () => mutated(random));
  return tryEach([...requests.entries()], async ([number, bytes]) => {
    const answer = await sendBytes(server.port, Buffer.from(bytes, 'latin1'), MUTATION_TIMEOUT_MS);
    const problem = server.isAlive() ? weakness(answer) : 'the process ended';
    return attempt(`mutated request ${number}`, problem);
  });
}

const REQUESTS = 2000;
const AT_ONCE = 40;

async function manyRequests(server: Sandbox): Promise<Attempt[]> {
  let wrong = 0;
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => sendBytes(server.port, request('/guides/'))),
    );
    wrong += answers.filter(({ status }) => status !== 200).length;
  }
  const problem = server.isAlive() ? wrong && `${wrong} were not answered` : 'the process ended';
  return [attempt(`${REQUESTS} requests, ${AT_ONCE} at once`, problem || undefined)];
}

const SLOW_SOCKETS = 500;

function openSockets(server: Sandbox, count: number, bytes: string): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined).write(bytes);
    return socket;
  });
}

async function slowSockets(server: Sandbox): Promise<Attempt[]> {
  const sockets = openSockets(server, SLOW_SOCKETS, 'GET / HTTP/1.1\r\nX-Slow: ');
  const asked = await tryOne(
    server,
    `a request next to ${SLOW_SOCKETS} that never end`,
    request('/'),
    expectStatus(200),
  );
  for (const socket of sockets) socket.destroy();
  // They ask for a large file, and hang up without reading it.
  const impatient = openSockets(server, 100, request(APP));
  await pause(50);
  for (const socket of impatient) socket.resetAndDestroy();
  const after = await tryOne(
    server,
    'a request after 100 that hung up',
    request('/'),
    expectStatus(200),
  );
  return [asked, after];
}

const COMINGS_AND_GOINGS = 200;
const FLICKERING_SIZE = 300_000;

/** A file appears, changes and disappears while it is requested. */
async function vanishingFiles(server: Sandbox, random: () => number): Promise<Attempt[]> {
  const file = path.join(server.folder, 'flickering.bin');
  const pending: Promise<RawAnswer>[] = [];
  for (let turn = 0; turn < COMINGS_AND_GOINGS; turn += 1) {
    pending.push(sendBytes(server.port, request('/flickering.bin')));
    if (random() < 0.4) rmSync(file, { force: true });
    else writeFileSync(file, 'x'.repeat(Math.floor(random() * FLICKERING_SIZE)));
    await pause(1);
  }
  const answers = await Promise.all(pending);
  rmSync(file, { force: true });
  const problem = answers.map(completeness).find((each) => each !== undefined);
  return [
    attempt(
      'files that disappear while they are requested',
      server.isAlive() ? problem : 'the process ended',
    ),
  ];
}

function completeness(answer: RawAnswer): string | undefined {
  const length = Number(/content-length: (\d+)/.exec(answer.headers)?.[1]);
  if (answer.status !== 404 && answer.body.length !== length) {
    return `${answer.body.length} bytes instead of ${length}`;
  }
  return expectStatus(200, 404)(answer) ?? weakness(answer);
}

/** So few that idle connections use all of them; Node.js itself needs some. */
const OPEN_FILES = 64;

/** Uses all file descriptors of the server, and checks that it answers 503 and recovers. */
async function noFileDescriptors(): Promise<Attempt[]> {
  // Windows has neither this limit nor the shell that sets it.
  if (process.platform === 'win32') return [];
  const server = await startSandbox(OPEN_FILES);
  try {
    const sockets = openSockets(server, 2 * OPEN_FILES, 'GET /guides/ HTTP/1.1\r\nHost: a\r\n');
    const busy = sockets.map(statusOf);
    await pause(300);
    for (const socket of sockets) socket.write('\r\n');
    await pause(300);
    for (const socket of sockets) socket.destroy();
    const statuses = await Promise.all(busy);
    const problem = statuses.includes(503)
      ? undefined
      : `answered ${[...new Set(statuses)].join()}`;
    const survived = attempt(
      'no file descriptors left is 503',
      server.isAlive() ? problem : 'the process ended',
    );
    return [survived, await requestAfter(server)];
  } finally {
    await server.close();
  }
}

/** A busy machine takes a moment to close what was open. */
async function requestAfter(server: Sandbox): Promise<Attempt> {
  const name = 'a request when there are some again';
  for (let tries = 1; ; tries += 1) {
    const answered = await tryOne(server, name, request('/'), expectStatus(200));
    if (answered.held || tries === 20) return answered;
    await pause(250);
  }
}

/** The status of the answer that came before the socket was closed; 0 for none. */
const statusOf = (socket: Socket) =>
  new Promise<number>((resolve) => {
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
  });

export const serverSuite: Suite = {
  name: 'server',
  async run(random) {
    const server = await startSandbox();
    try {
      return [
        ...(await addresses(server)),
        ...(await malformed(server)),
        ...(await ranges(server, random)),
        ...(await kindsOfAnswer(server)),
        ...(await mutations(server, random)),
        ...(await manyRequests(server)),
        ...(await slowSockets(server)),
        ...(await vanishingFiles(server, random)),
        ...(await noFileDescriptors()),
      ];
    } finally {
      await server.close();
    }
  },
};
