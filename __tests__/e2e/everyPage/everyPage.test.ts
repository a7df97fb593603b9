import { readBuilt, shownUrls } from '../../support/builtSite';
import { readDocument } from '../../support/document';
import { VIEWS } from '../../support/views';
import { crawl, type Visit } from './crawl';

const MAX_SHIFT = 0.02;

/** What a page is for, and cannot wait until its reader does something. */
const ASKED_AT_ONCE = [/^\/vote\/.*https:\/\/api\.github\.com$/];

const urls = shownUrls();
const served = new Map(urls.map((url) => [url, readDocument(readBuilt(url))]));
const servedAs = ({ page }: Visit) => served.get(page.split(' ')[0]!);

let visits: Visit[];

beforeAll(async () => {
  visits = await crawl(urls, VIEWS);
}, 900_000);

/** Every page that is not as it should be, with what it shows. */
const found = (read: (visit: Visit) => unknown[]) =>
  visits.flatMap((visit) => read(visit).map((each) => `${visit.page}: ${String(each)}`));

test('every page could be opened', () => {
  expect(urls.length).toBeGreaterThan(50);
  expect(visits).toHaveLength(urls.length * VIEWS.length);
});

test('no page has anything to say in the console', () => {
  expect(found(({ messages }) => messages)).toEqual([]);
});

test('no request fails', () => {
  expect(found(({ failures }) => failures)).toEqual([]);
});

test('no other host is asked before the reader does something', () => {
  const asked = found(({ hosts }) => hosts);
  expect(asked.filter((each) => !ASKED_AT_ONCE.some((known) => known.test(each)))).toEqual([]);
});

test('no page is wider than the window', () => {
  expect(found(({ overflow }) => (overflow > 0 ? [`${overflow} px`] : []))).toEqual([]);
});

test('the words of drawings stay in their boxes', () => {
  expect(found(({ spilled }) => spilled)).toEqual([]);
});

test('nothing moves while a reader scrolls down a page', () => {
  expect(found(({ shift }) => (shift > MAX_SHIFT ? [shift.toFixed(3)] : []))).toEqual([]);
});

test('a page has one first heading, and keeps its title and canonical address', () => {
  const wrong = found((visit) =>
    visit.firstHeadings === 1 &&
    visit.title === servedAs(visit)?.title &&
    visit.canonical === servedAs(visit)?.canonical
      ? []
      : [`${visit.firstHeadings} first headings, ${visit.title}, ${visit.canonical}`],
  );
  expect(wrong).toEqual([]);
});
