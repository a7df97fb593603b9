import type { Page, Route } from 'playwright-core';
import { cut, mutated, NUMBERS, someTexts } from './hostileText';
import {
  NEXT_PAGE,
  OPEN_HEADINGS,
  READ,
  SEARCH,
  SEE_SPONSORS,
  VOTE,
  type Journey,
} from './journeys';
import type { Tampering } from './tampering';

const GITHUB = /^https:\/\/api\.github\.com\//;

const TARGETS: readonly { name: string; url: RegExp; journey: Journey }[] = [
  { name: 'the search manifest', url: /\/search\/manifest\.json$/, journey: SEARCH },
  { name: 'the search index', url: /\/search\/index\.[^/]+\.json$/, journey: SEARCH },
  { name: 'texts of results', url: /\/search\/texts\.[^/]+\.json$/, journey: SEARCH },
  { name: 'the data of the app', url: /\/app-data\.json/, journey: READ },
  { name: 'the data of the first page', url: /getting-started\/page-data\.json/, journey: READ },
  {
    name: 'the data of the next page',
    url: /asset-management\/page-data\.json/,
    journey: NEXT_PAGE,
  },
  { name: 'the text of the next page', url: /\/content\/.*\.js/, journey: NEXT_PAGE },
  { name: 'the headings of a section', url: /\/navigation\/[^/]+\.json$/, journey: OPEN_HEADINGS },
  { name: 'the sponsors', url: /\/sponsors\/.*\.json$/, journey: SEE_SPONSORS },
  { name: 'the votes', url: GITHUB, journey: VOTE },
];

const VOTES = JSON.stringify({
  items: [{ html_url: 'https://github.com/webpack/webpack/issues/1', reactions: { '+1': 3 } }],
});

/** The real answer; other hosts can't be reached here. */
async function trueAnswer(route: Route): Promise<string> {
  if (route.request().url().startsWith('https://')) return VOTES;
  return (await route.fetch()).text();
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after, x-ratelimit-reset',
};

type Change = (text: string) => string;

async function answer(route: Route, change: Change): Promise<void> {
  const { pathname } = new URL(route.request().url());
  await route.fulfill({
    contentType: pathname.endsWith('.js') ? 'text/javascript' : 'application/json',
    headers: CORS,
    body: change(await trueAnswer(route)),
  });
}

const answerWith = (page: Page, url: RegExp, change: Change) =>
  // The page may be closed already.
  page.route(url, (route) => answer(route, change).catch(() => undefined));

export function answeredTamperings(random: () => number): Tampering[] {
  const changes = (): { name: string; change: Change }[] => [
    ...someTexts(random).map((text) => ({ name: text.slice(0, 60), change: () => text })),
    { name: 'half of it', change: (text) => cut(text, random) },
    ...[1, 2].map((number) => ({
      name: `something else in places (${number})`,
      change: (text: string) => mutated(text, random),
    })),
  ];
  const answered = TARGETS.flatMap(({ name: target, url, journey }) =>
    changes().map(({ name, change }) => ({
      name: `${target}: ${name}`,
      journey,
      tamper: (page: Page) => answerWith(page, url, change),
    })),
  );
  return [...answered, ...limits()];
}

/** GitHub asks to wait, for a time that makes no sense. */
const limits = (): Tampering[] =>
  ['retry-after', 'x-ratelimit-reset'].flatMap((header) =>
    ['', 'soon', ...NUMBERS.map(String)].map((value) => ({
      name: `the limit of votes: ${header}: ${value}`,
      journey: VOTE,
      tamper: (page: Page) =>
        page.route(GITHUB, (route) =>
          route.fulfill({ status: 429, body: '{}', headers: { ...CORS, [header]: value } }),
        ),
    })),
  );
