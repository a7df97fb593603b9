import { gzipSync } from 'node:zlib';
import { builtUrls, readBuilt } from '../support/builtSite';

/** The text of a page between a heading and the next, without markup. */
function sectionOf(url: string, id: string): string {
  const html = readBuilt(url);
  const start = html.indexOf(`<h3 id="${id}"`);
  return html
    .slice(html.indexOf('</h3>', start), html.indexOf('<h3', start + 1))
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim();
}

test('the page of the cache shows the type and the default of each option without JavaScript', () => {
  expect(sectionOf('/configuration/cache/', 'cachetype')).toMatch(
    /^Type "memory" \| "filesystem" required /,
  );
  expect(sectionOf('/configuration/cache/', 'cachemaxage')).toMatch(
    /^Type number Default 5184000000 /,
  );
  expect(sectionOf('/configuration/cache/', 'cacheallowcollectingmemory')).toMatch(
    /^Type boolean Default true in development false otherwise /,
  );
});

test('a page of hooks shows kinds and arguments', () => {
  expect(sectionOf('/api/contextmodulefactory-hooks/', 'contextmodulefiles')).toMatch(
    /^Kind SyncWaterfallHook Argument files : string\[\]/,
  );
});

test('a page of a package shows the types of its options', () => {
  expect(sectionOf('/loaders/css-loader/', 'url')).toMatch(/^Type boolean \| object Enables /);
  expect(sectionOf('/plugins/mini-css-extract-plugin/', 'emit')).toMatch(/^Type boolean /);
});

test('methods of classes show their signature, with links to the types', () => {
  expect(sectionOf('/api/node/', 'statstojsonoptions')).toMatch(
    /^Argument options\? : .* Returns StatsCompilation /,
  );
  expect(readBuilt('/api/node/')).toContain('href="/api/types/s/#statscompilation"');
});

const TYPES = builtUrls().filter((url) => url.startsWith('/api/types/'));

test('there is a page of types for most letters, and one with all names', () => {
  expect(TYPES[0]).toBe('/api/types/');
  expect(TYPES.length).toBeGreaterThan(20);
});

test.each(TYPES)('%s is light: at most 32 KB are sent', (url) => {
  expect(gzipSync(readBuilt(url)).length).toBeLessThan(32 * 1024);
});

test('pages of types are in the sitemap, and in no sidebar', () => {
  const sitemap = readBuilt('/sitemap.xml');
  const sidebar =
    /<nav[^>]*aria-label="API"[^]*?<\/nav>/.exec(readBuilt('/api/types/c/'))?.[0] ?? '';

  expect(TYPES.filter((url) => !sitemap.includes(`${url}</loc>`))).toEqual([]);
  expect(sidebar).toContain('/api/node/');
  expect(sidebar).not.toContain('/api/types/');
});

test('links to types lead to their headings', () => {
  const ids = new Map(
    TYPES.map((url) => [
      url,
      new Set([...readBuilt(url).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  );
  const links = builtUrls().flatMap((url) =>
    [...readBuilt(url).matchAll(/href="(\/api\/types\/\w*\/?)#([^"]+)"/g)].map(
      ([, path = '', id = '']) => ({ url, path, id }),
    ),
  );

  expect(links.length).toBeGreaterThan(1000);
  expect(links.filter(({ path, id }) => !ids.get(path)?.has(id))).toEqual([]);
});
