import { readBuilt } from '../support/builtSite';

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
