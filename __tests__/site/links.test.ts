import { parseRedirectRules, redirectFor } from '../../scripts/server/redirectRules';
import { builtDocuments, isInside, resolves } from '../support/builtDocuments';
import { readBuilt } from '../support/builtSite';
import { readDocument } from '../support/document';

const documents = builtDocuments();
const redirects = parseRedirectRules(readBuilt('/_redirects'));

/** The addresses within the site that lead nowhere, not even through a redirect. */
const broken = (addresses: readonly string[], from = '/') =>
  addresses.filter((address) => isInside(address) && !leadsOn(address, from));

function leadsOn(address: string, from: string): boolean {
  if (resolves(documents, address, from)) return true;
  const { pathname } = new URL(address, `https://webpack.js.org${from}`);
  const redirect = redirectFor(redirects, pathname, '');
  return redirect !== undefined && resolves(documents, redirect.location);
}

test('every link, picture, script and style sheet of every page is there', () => {
  const found = [...documents].flatMap(([url, { addresses }]) =>
    addresses.filter((address) => isInside(address) && !resolves(documents, address, url)),
  );
  expect([...new Set(found)]).toEqual([]);
});

test('every address that a page says of itself is there', () => {
  const found = [...documents].flatMap(([, { meta, canonical = '' }]) =>
    broken([canonical, meta.get('og:url') ?? '', meta.get('og:image') ?? '']),
  );
  expect(found).toEqual([]);
});

const moved = readBuilt('/_redirects')
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

test('every redirect leads to a page, and to a heading that it has', () => {
  expect(moved.length).toBeGreaterThan(10);
  expect(moved.filter(([, to = '']) => !resolves(documents, to))).toEqual([]);
});

test('every redirect leads there in one step, on hosts that know no redirects too', () => {
  const from = moved.map(([address]) => address);
  expect(moved.filter(([, to = '']) => from.includes(to.split('#')[0]))).toEqual([]);
  const alone = moved.filter(
    ([address = '', to = '']) => !readBuilt(address).includes(`href="${to}"`),
  );
  expect(alone).toEqual([]);
});

test('every address of the site map is there', () => {
  const listed = [...readBuilt('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => url,
  );
  expect(listed.length).toBeGreaterThan(50);
  expect(listed.filter((url) => !isInside(url) || !resolves(documents, url))).toEqual([]);
});

test('every address of this site in the feeds is there', () => {
  const rss = [...readBuilt('/feed.xml').matchAll(/<link>(.*?)<\/link>/g)].map(
    ([, url = '']) => url,
  );
  const feed = JSON.parse(readBuilt('/feed.json')) as {
    home_page_url: string;
    feed_url: string;
    items: { url: string; content_html: string }[];
  };
  const texts = feed.items.flatMap(({ content_html: html }) => readDocument(html).addresses);
  const all = [
    ...rss,
    feed.home_page_url,
    feed.feed_url,
    ...feed.items.map(({ url }) => url),
    ...texts,
  ];

  expect(all.filter(isInside).length).toBeGreaterThan(feed.items.length);
  expect(broken(all)).toEqual([]);
});

test('every heading that a sidebar asks for is there', () => {
  const files = [...documents.keys()]
    .map((url) => /^\/([^/]+)\/printable\/$/.exec(url)?.[1])
    .filter((section) => section !== undefined);
  const anchors = files.flatMap((section) => {
    const pages = JSON.parse(readBuilt(`/navigation/${section}.json`)) as {
      url: string;
      anchors: { id: string }[];
    }[];
    return pages.flatMap(({ url, anchors: found }) => found.map(({ id }) => `${url}#${id}`));
  });
  expect(anchors.length).toBeGreaterThan(100);
  expect(broken(anchors)).toEqual([]);
});

test('every icon of the installed site is there', () => {
  const { icons, start_url: start } = JSON.parse(readBuilt('/manifest.webmanifest')) as {
    icons: { src: string }[];
    start_url: string;
  };
  const named = [start, ...icons.map(({ src }) => src)];
  const urls = named.map((each) => new URL(each, 'https://site/manifest.webmanifest').pathname);
  expect(broken(urls)).toEqual([]);
});
