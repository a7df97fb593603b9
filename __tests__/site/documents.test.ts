import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtUrls, readBuilt } from '../support/builtSite';
import { readDocument } from '../support/document';

const APP_SHELL = '/offline-plugin-app-shell-fallback/';
const SITE_URL = 'https://webpack.js.org';

const documents = new Map(
  builtUrls()
    .filter((url) => url !== APP_SHELL)
    .map((url) => [url, readDocument(readBuilt(url))] as const),
);
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

test('every address inside the site leads to a page, a heading or a file', () => {
  const broken = [...documents].flatMap(([from, { addresses }]) =>
    addresses.filter((address) => /^[/#](?!\/)/.test(address) && !resolves(from, address)),
  );
  expect(broken).toEqual([]);
});

function resolves(from: string, address: string): boolean {
  const { pathname, hash } = new URL(address, SITE_URL + from);
  const target = documents.get(pathname);
  if (!target) return existsSync(path.join('public', pathname)) && !pathname.endsWith('/');
  return hash === '' || target.ids.includes(decodeURIComponent(hash.slice(1)));
}

const deepLinks = JSON.parse(readFileSync('__tests__/fixtures/deepLinks.json', 'utf8')) as Record<
  string,
  string[]
>;
const written = Object.entries(deepLinks).filter(([url]) => documents.has(url));

test.each(written)('links from elsewhere into %s still lead to their headings', (url, ids) => {
  const present = new Set(documents.get(url)?.ids);
  expect(ids.filter((id) => !present.has(id))).toEqual([]);
});

test('an address that is not written yet is on the list of what is to come', () => {
  const toCome = readFileSync('content/data/to-come.yaml', 'utf8');
  const missing = Object.keys(deepLinks).filter(
    (url) => !documents.has(url) && !toCome.includes(`- ${url}\n`),
  );
  expect(missing).toEqual([]);
});
