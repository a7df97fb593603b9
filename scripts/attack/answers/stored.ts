import type { Page } from 'playwright-core';
import { MARKUP, mutated, someTexts } from './hostileText';
import { NEXT_PAGE, READ, SEARCH, VOTE, type Journey } from './journeys';
import type { Tampering } from './tampering';

const SEARCHES = JSON.stringify([
  {
    objectID: '/guides/caching/',
    type: 'lvl1',
    url: '/guides/caching/',
    hierarchy: { lvl0: 'Guides', lvl1: 'Caching' },
  },
]);
const TALLIES = JSON.stringify({
  'https://github.com/webpack/webpack/issues/1': { votes: 3, time: 1_700_000_000_000 },
});

type Stored = { storage: 'localStorage' | 'sessionStorage'; key: string; sample: string };

const KEYS: readonly (Stored & { journey: Journey })[] = [
  { storage: 'localStorage', key: 'theme', sample: 'dark', journey: READ },
  { storage: 'localStorage', key: 'motion', sample: 'off', journey: READ },
  { storage: 'localStorage', key: 'notification-dismissed', sample: '3', journey: READ },
  { storage: 'localStorage', key: 'tabs:package-manager', sample: 'yarn', journey: READ },
  { storage: 'localStorage', key: 'vote-tallies', sample: TALLIES, journey: VOTE },
  ...['RECENT', 'FAVORITE'].map((kind) => ({
    storage: 'localStorage' as const,
    key: `__DOCSEARCH_${kind}_SEARCHES__webpack`,
    sample: SEARCHES,
    journey: SEARCH,
  })),
  { storage: 'sessionStorage', key: 'reloaded-for-script', sample: '/guides/', journey: NEXT_PAGE },
];

const storeBefore = (page: Page, { storage, key }: Stored, value: string) =>
  page.addInitScript(
    ([where, name, text]) => {
      // An empty page has no storage.
      if (location.protocol !== 'about:') window[where].setItem(name, text);
    },
    [storage, key, value] as const,
  );

/** States of history entries that the site never writes. */
const PLACES = ['null', '1e300', '-1', '"text"', '{"scrollY":"1"}', '{"scrollY":-1e300,"key":{}}'];

export const storedTamperings = (random: () => number): Tampering[] => [
  ...KEYS.flatMap((stored) =>
    [
      ...someTexts(random),
      `${MARKUP}"`,
      mutated(stored.sample, random),
      mutated(stored.sample, random),
    ].map((text) => ({
      name: `${stored.key} holds ${text.slice(0, 60)}`,
      journey: stored.journey,
      tamper: (page: Page) => storeBefore(page, stored, text),
    })),
  ),
  ...PLACES.map((state) => ({
    name: `the history holds ${state}`,
    journey: NEXT_PAGE,
    tamper: (page: Page) =>
      page.addInitScript((text) => history.replaceState(JSON.parse(text), ''), state),
  })),
];
