import type { Page } from 'playwright-core';
import { pick, type Random } from '../random';
import { hostileIssue, hostileNumber, hostileSponsor, hostileText } from './hostile';

/** A page, a change before it is opened, and an action that uses the changed value. */
export type Plan = {
  name: string;
  path: string;
  prepare: (page: Page) => Promise<unknown>;
  use?: (page: Page) => Promise<unknown>;
};

const REPEATS = 8;

const KEYS = ['theme', 'motion', 'notification-dismissed', 'tabs:npm', 'reloaded-for-script'];
const PAGES = ['/', '/vote/?sort=votes', '/guides/getting-started/'];
const THREAD = 'https://github.com/webpack/webpack/issues/14893';
const GITHUB = 'https://api.github.com/**';

const repeated = (plan: (index: number) => Plan) =>
  Array.from({ length: REPEATS }, (_, i) => plan(i));

const short = (text: string) => JSON.stringify(text.slice(0, 60));

/** All attempts, the same ones for the same `random`. */
export const plans = (random: Random): Plan[] => [
  ...repeated((index) => storedText(KEYS[index % KEYS.length] ?? '', random)),
  ...repeated(() => storedTally(random)),
  ...repeated(() => sponsors(random)),
  ...repeated(() => headings(random)),
  ...repeated(() => votes(random)),
  ...repeated(() => limit(random)),
];

const storing = (key: string, value: string) => (page: Page) =>
  page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, value] as const);

function storedText(key: string, random: Random): Plan {
  const value = hostileText(random);
  const path = pick(random, PAGES);
  return { name: `stored ${key}: ${short(value)} on ${path}`, path, prepare: storing(key, value) };
}

function storedTally(random: Random): Plan {
  const tally = `{"votes":${hostileNumber(random)},"time":${hostileNumber(random)}}`;
  const value = random() < 0.3 ? hostileText(random) : `{${JSON.stringify(THREAD)}:${tally}}`;
  return {
    name: `stored vote-tallies: ${short(value)}`,
    path: '/vote/',
    prepare: storing('vote-tallies', value),
  };
}

function sponsors(random: Random): Plan {
  const list = `[${[1, 2, 3].map(() => hostileSponsor(random)).join()}]`;
  const body = random() < 0.4 ? hostileText(random) : list;
  return {
    name: `sponsors: ${short(body)}`,
    path: '/',
    prepare: (page) => page.route('**/sponsors/**', (route) => route.fulfill({ body })),
  };
}

function headings(random: Random): Plan {
  const page = `{"url":"/guides/caching/","anchors":[${hostileNumber(random)}]}`;
  const body = random() < 0.4 ? hostileText(random) : `[${page},${hostileNumber(random)}]`;
  return {
    name: `headings: ${short(body)}`,
    path: '/guides/getting-started/',
    prepare: (each) => each.route('**/navigation/**', (route) => route.fulfill({ body })),
    use: (each) => each.getByRole('button', { name: 'Headings of Caching' }).click(),
  };
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after, x-ratelimit-reset',
};

function votes(random: Random): Plan {
  const items = `{"items":[${hostileIssue(THREAD, random)},${hostileNumber(random)}]}`;
  const body = random() < 0.4 ? hostileText(random) : items;
  return {
    name: `votes: ${short(body)}`,
    path: '/vote/?sort=votes',
    prepare: (page) => page.route(GITHUB, (route) => route.fulfill({ body, headers: CORS })),
  };
}

function limit(random: Random): Plan {
  const header = random() < 0.5 ? 'retry-after' : 'x-ratelimit-reset';
  const value = hostileNumber(random);
  const headers = { ...CORS, [header]: value };
  return {
    name: `limit of votes: ${header}: ${value}`,
    path: '/vote/',
    prepare: (page) =>
      page.route(GITHUB, (route) => route.fulfill({ status: 429, body: '{}', headers })),
  };
}
