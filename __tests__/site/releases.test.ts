import { gzipSync } from 'node:zlib';
import { parseJsonFeed } from 'feedsmith';
import Parser from 'rss-parser';
import { readHistory } from '../../src/node/reference/release/readHistory';
import { readBuilt } from '../support/builtSite';
import { readDocument } from '../support/document';

const URL = '/whats-new/';
const html = readBuilt(URL);
const sections = [...html.matchAll(/<section class="release">(.*?)<\/section>/gs)].map(
  ([, section = '']) => section,
);
const history = readHistory();

test('the page has every release, the newest first, without JavaScript', () => {
  const ids = sections.map((section) => /<h2 id="([^"]+)"/.exec(section)?.[1]);

  expect(ids).toEqual(history.map(({ release }) => `webpack-${release.replace('.', '-')}`));
});

test('every release lists all that the history has of it', () => {
  const counts = sections.map((section) =>
    [...section.matchAll(/<summary>(\d+) /g)].reduce((sum, [, count]) => sum + Number(count), 0),
  );

  expect(counts).toEqual(
    history.map(
      ({ added, removed, changed }) => added.length + removed.length + Object.keys(changed).length,
    ),
  );
});

test('most names lead to their documentation, and every link to a heading leads to one', () => {
  const items = [...sections.join('').matchAll(/<li>(<a href="([^"]+)">|<code>)/g)];
  const links = items.flatMap(([, , url]) => url ?? []);
  const ids = new Map(
    [...new Set(links.map((url) => url.replace(/#.*/, '')))].map((url) => [
      url,
      new Set(readDocument(readBuilt(url)).ids),
    ]),
  );

  expect(links.length).toBeGreaterThan(items.length * 0.8);
  expect(
    links.filter((link) => {
      const [url = '', hash] = link.split('#');
      return hash !== undefined && !ids.get(url)?.has(hash);
    }),
  ).toEqual([]);
});

test('the page is light: at most 48 KB are sent', () => {
  expect(gzipSync(html).length).toBeLessThan(48 * 1024);
});

test('feed readers find the releases, with their words and lists', async () => {
  const rss = await new Parser().parseString(readBuilt('/whats-new.xml'));
  const { items = [] } = parseJsonFeed(readBuilt('/whats-new.json'));

  expect(rss.title).toBe('webpack releases');
  expect(rss.items.map(({ link }) => link)).toEqual(items.map(({ url }) => url));
  expect(items.map(({ title }) => title)).toEqual(
    history.map(({ release }) => `webpack ${release}`),
  );
  expect(items[0]?.url).toBe(
    `https://webpack.js.org/whats-new/#webpack-${history[0]?.release.replace('.', '-')}`,
  );
  expect(items.every(({ content_html: text = '' }) => !/href="[/#]/.test(text))).toBe(true);
  expect(items.find(({ title }) => title === 'webpack 5.109')?.content_html).toContain(
    'new options',
  );
  expect(html).toContain('href="/whats-new.xml"');
});

test('readers find the page from the footer, the migration guides and the sitemap', () => {
  expect(readBuilt('/migrate/')).toMatch(/<td>.*href="\/whats-new\/"/s);
  expect(readBuilt('/guides/getting-started/')).toContain('href="/whats-new/"');
  expect(readBuilt('/sitemap.xml')).toContain('/whats-new/</loc>');
});
