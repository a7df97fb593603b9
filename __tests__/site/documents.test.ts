import { readFileSync } from 'node:fs';
import { readContentData } from '../../src/node/content/data/contentData';
import { builtDocuments, resolves, SITE_URL } from '../support/builtDocuments';

const documents = builtDocuments();
const isHidden = (url: string) => documents.get(url)?.meta.get('robots') === 'noindex,nofollow';
const isRedirect = (url: string) => documents.get(url)?.title === 'Moved | webpack';
const shown = [...documents.keys()].filter((url) => !isRedirect(url));
const indexed = shown.filter((url) => !isHidden(url));

function twice(values: readonly (string | undefined)[]) {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('the built site has the pages that people look for', () => {
  expect([...documents.keys()]).toEqual(
    expect.arrayContaining(['/', '/404/', '/concepts/', '/guides/getting-started/']),
  );
});

test('no two pages for search engines share a title with its section, or a description', () => {
  const titles = indexed.map((url) => `${url.split('/')[1]} ${documents.get(url)?.title}`);
  expect(twice(titles)).toEqual([]);
  expect(twice(indexed.map((url) => documents.get(url)?.meta.get('description')))).toEqual([]);
});

test.each(indexed)('%s names itself as its canonical address', (url) => {
  expect(documents.get(url)?.canonical).toBe(SITE_URL + url);
});

test.each(shown)('%s has one first heading, a language and no id twice', (url) => {
  const { headings, ids, lang } = documents.get(url)!;
  expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
  expect(lang).toBe('en');
  expect(twice(ids)).toEqual([]);
});

const BUNDLE = /^\/[^/]+\.(css|js)$/;
const { namedChunkGroups } = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')) as {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
};
const ofThisBuild = new Set(
  Object.values(namedChunkGroups).flatMap(({ assets }) => assets.map(({ name }) => `/${name}`)),
);

/** It's made next to the chunks, and starts them. */
const START = /^\/start-\w+\.js$/;

test('every page has the same start script', () => {
  const scripts = shown.map((url) =>
    documents.get(url)!.addresses.find((each) => START.test(each)),
  );
  expect(new Set(scripts).size).toBe(1);
  expect(scripts[0]).toMatch(START);
});

test.each(shown)('%s asks for scripts and style sheets of this build, not of one before', (url) => {
  const { addresses } = documents.get(url)!;
  const asked = addresses.filter((address) => BUNDLE.test(address) && !START.test(address));
  expect(asked).not.toEqual([]);
  expect(asked.filter((address) => !ofThisBuild.has(address))).toEqual([]);
});

const { data } = readContentData({
  published: readFileSync('content/data/published.yaml', 'utf8'),
  redirects: readFileSync('content/data/redirects.yaml', 'utf8'),
  'to-come': readFileSync('content/data/to-come.yaml', 'utf8'),
});
const toCome = new Set(data.toCome.map(({ value }) => value));
const moved = new Map(data.redirects.map(({ value }) => [value.from, value.to]));
const published = data.published
  .map(({ value }) => ({ ...value, leadsTo: moved.get(value.url) }))
  .filter(({ url, leadsTo = url }) => !toCome.has(leadsTo.split('#')[0] ?? ''))
  .map(({ url, ids, leadsTo = url }) => [url, leadsTo, ids] as const);

test.each(published)('links from elsewhere to %s still lead to %s', (_, leadsTo, ids) => {
  expect(resolves(documents, leadsTo)).toBe(true);
  const present = new Set(documents.get(leadsTo)?.ids);
  expect(leadsTo.includes('#') ? [] : ids.filter((id) => !present.has(id))).toEqual([]);
});
