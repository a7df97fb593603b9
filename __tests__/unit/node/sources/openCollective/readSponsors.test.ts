import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSponsors } from '../../../../../src/node/sources/openCollective/readSponsors';
import {
  settingsFrom,
  type Settings,
} from '../../../../../src/node/sources/openCollective/settings';
import { member, startOpenCollective, transaction } from './server';

type Account = Parameters<typeof startOpenCollective>[0];

const NOW = new Date('2025-06-15T00:00:00.000Z');
const QUICK = { pageSize: 2, pause: 5, minute: 100, requestTimeout: 150, timeout: 5000 };
const FIVE = ['ada', 'ben', 'cleo', 'dan', 'eve'].map((slug) => member(slug, 100));
const FIVE_SLUGS = ['ada', 'ben', 'cleo', 'dan', 'eve'];

let folder = '';
let stop: (() => Promise<unknown>) | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sponsors-'));
});

afterEach(async () => {
  await stop?.();
  stop = undefined;
  rmSync(folder, { recursive: true });
});

const snapshotFile = () => join(folder, 'cache', 'snapshot.json');

/** Builds once against an account, and says what came of it. */
async function build(account: Account, changed: Partial<Settings> = {}) {
  const server = await startOpenCollective(account);
  stop = () => server.stop();
  const settings = settingsFrom({
    OPEN_COLLECTIVE_SOURCE: '1',
    OPEN_COLLECTIVE_ENDPOINT: server.endpoint,
    OPEN_COLLECTIVE_TOKEN: 'secret',
  })!;
  const progress: string[] = [];
  const warnings: string[] = [];
  const sponsors = await readSponsors(
    { ...settings, ...QUICK, ...changed },
    {
      now: NOW,
      snapshotFile: snapshotFile(),
      onProgress: (status) => progress.push(status),
      warn: (text) => warnings.push(text.replace(server.endpoint, 'the API')),
    },
  );
  await server.stop();
  return { sponsors, slugs: sponsors.map(({ slug }) => slug), progress, warnings, ...server };
}

test('reads members and the transactions of the last year, page by page', async () => {
  const { sponsors, slugs, asked, progress, warnings } = await build({
    members: FIVE,
    transactions: [
      transaction('ada', 60, '2025-01-01T00:00:00.000Z'),
      transaction('ada', 12, '2025-02-01T00:00:00.000Z'),
      transaction('ben', 600, '2024-07-01T00:00:00.000Z'),
    ],
  });

  expect(slugs).toEqual(FIVE_SLUGS);
  expect(sponsors[0]).toMatchObject({ name: 'ADA', totalCents: 10_000, monthlyCents: 600 });
  expect(asked.map(({ list, variables }) => `${list} ${variables.offset}`)).toEqual([
    'members 0',
    'members 2',
    'members 4',
    'members 5',
    'transactions 0',
    'transactions 2',
    'transactions 3',
  ]);
  expect(asked[4]?.variables).toEqual({
    slug: 'webpack',
    limit: 2,
    offset: 0,
    dateFrom: '2024-06-15T00:00:00.000Z',
  });
  expect(asked[0]?.headers['personal-token']).toBe('secret');
  expect(progress).toContain('4 members');
  expect(warnings).toEqual([]);
});

test('goes on where a page that is shorter than asked ended', async () => {
  const { slugs } = await build({ members: FIVE, mostPerPage: 1 });

  expect(slugs).toEqual(FIVE_SLUGS);
});

test.each([
  ['a server error', { status: 502 }],
  ['a limit that was hit', { status: 429, headers: { 'Retry-After': '0' } }],
  ['an answer that is no JSON', { body: '<h1>Maintenance</h1>' }],
  ['an error in the answer', { body: '{"errors":[{"message":"timeout"}],"data":null}' }],
  ['silence', 'silence'],
] as const)('asks for a page again after %s', async (_, trouble) => {
  const { slugs, asked, warnings } = await build({
    members: FIVE,
    trouble: (_request, index) => (index === 1 ? trouble : undefined),
  });

  expect(slugs).toEqual(FIVE_SLUGS);
  expect(asked.map(({ variables }) => variables.offset).slice(0, 3)).toEqual([0, 2, 2]);
  expect(warnings).toEqual([]);
});

test('waits longer after each failure, and as long as the server asks', async () => {
  const { asked } = await build(
    {
      members: FIVE,
      trouble: (_, index) =>
        [{ status: 503 }, { status: 503, headers: { 'Retry-After': '1' } }][index],
    },
    { pause: 40 },
  );

  expect(asked[1]!.at - asked[0]!.at).toBeGreaterThanOrEqual(35);
  expect(asked[2]!.at - asked[1]!.at).toBeGreaterThanOrEqual(995);
});

test('never starts more requests in a minute than allowed', async () => {
  const { asked } = await build({ members: FIVE }, { requests: 3, minute: 1000 });

  expect(asked).toHaveLength(5);
  // The server sees the first request late, by as long as it takes to connect.
  expect(asked[3]!.at - asked[0]!.at).toBeGreaterThanOrEqual(500);
});

test('gives up after so many tries, and shows nobody rather than half of the list', async () => {
  const { slugs, asked, warnings } = await build({
    members: FIVE,
    trouble: ({ variables }) => (variables.offset === 2 ? { status: 500 } : undefined),
  });

  expect(slugs).toEqual([]);
  expect(asked).toHaveLength(1 + 4);
  expect(warnings).toEqual([
    'Sponsors could not be read from the API: it answered 500. The site shows only those of content/data/sponsors.yaml.',
  ]);
  expect(existsSync(snapshotFile())).toBe(false);
});

test.each([
  ['is refused', { status: 401 }, 'it answered 401'],
  ['is sent elsewhere', { status: 302, headers: { Location: '/' } }, 'it answered 302'],
  [
    'is told to come back tomorrow',
    { status: 429, headers: { 'Retry-After': '86400' } },
    'it answered 429',
  ],
])('does not ask again when it %s', async (_, trouble, reason) => {
  const { asked, warnings } = await build({ members: FIVE, trouble: () => trouble });

  expect(asked).toHaveLength(1);
  expect(warnings[0]).toContain(`: ${reason}.`);
});

test.each([
  ['of somebody else', '{"data":{"account":null}}', 'its answer holds no list'],
  ['without members', '{"data":{"account":{"members":{"nodes":[]}}}}', 'it lists no members'],
])('takes an account %s for a failure', async (_, body, reason) => {
  const { warnings } = await build({ trouble: () => ({ body }) });

  expect(warnings[0]).toContain(`: ${reason}.`);
});

test('shows those of the last time when the service fails', async () => {
  await build({ members: FIVE });
  const { slugs, warnings } = await build({
    members: [...FIVE, member('fay', 1)],
    trouble: ({ list }) => (list === 'transactions' ? { status: 500 } : undefined),
  });

  expect(slugs).toEqual(FIVE_SLUGS);
  expect(warnings).toEqual([
    'Sponsors could not be read from the API: it answered 500. The site shows those read on 2025-06-15, and those of content/data/sponsors.yaml.',
  ]);
});

test('does without a snapshot that is broken', async () => {
  await build({ members: FIVE });
  writeFileSync(snapshotFile(), '{"date":"2025-06-15T00:00:00.000Z","sponsors":[{"name":"Ada"');
  const { slugs } = await build({ trouble: () => ({ status: 500 }) });

  expect(slugs).toEqual([]);
});

test('comes to an end when the service never does', async () => {
  const start = Date.now();
  const { warnings } = await build(
    { members: FIVE, mostPerPage: 1, trouble: (_, index) => (index > 2 ? 'silence' : undefined) },
    { requestTimeout: 10_000, timeout: 300 },
  );

  expect(Date.now() - start).toBeLessThan(2000);
  expect(warnings[0]).toContain(': it took more than 0.3 s.');
});

test('warns when nobody is there', async () => {
  const { endpoint } = await build({ members: FIVE });
  const { warnings } = await build({}, { endpoint, tries: 2 });

  expect(warnings[0]).toMatch(/: fetch failed: .*ECONNREFUSED/);
});
