import { readGitHistory } from '../../src/node/content/history/gitHistory';
import { readBuilt, shownUrls } from '../support/builtSite';

const HISTORY = /<details[^>]*><summary>What changed on this page<\/summary>(.*?)<\/details>/s;

const histories = shownUrls().flatMap((url) => {
  const list = HISTORY.exec(readBuilt(url))?.[1];
  return list === undefined ? [] : [{ url, list }];
});
const daysIn = (list: string) => [...list.matchAll(/dateTime="([^"]*)"/gi)].map(([, day]) => day);

test('pages say what changed on them, if there is a history', () => {
  const isKnown = readGitHistory().files.size > 0;

  expect(histories.length > 0).toBe(isKnown);
});

test('they name up to five changes, the newest first', () => {
  for (const { url, list } of histories) {
    const days = daysIn(list);
    expect([url, days.length]).toEqual([url, Math.min(Math.max(days.length, 1), 5)]);
    expect([url, days]).toEqual([url, [...days].sort().reverse()]);
  }
});

test('pages that are made from data, and printable ones, have none', () => {
  const generated = histories.filter(({ url }) => /^\/api\/types\/|\/printable\/$/.test(url));

  expect(generated).toEqual([]);
});
