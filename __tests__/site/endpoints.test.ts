import { builtUrls, readBuilt } from '../support/builtSite';

test('the site map lists pages for search engines and no others', () => {
  const urls = [
    ...readBuilt('/sitemap.xml').matchAll(/<loc>https:\/\/webpack\.js\.org(.*?)<\/loc>/g),
  ].map(([, url]) => url);

  expect(urls).toEqual(expect.arrayContaining(['/', '/guides/getting-started/']));
  expect(urls.filter((url) => !builtUrls().includes(url!))).toEqual([]);
  expect(urls.filter((url) => url!.includes('printable'))).toEqual([]);
});

test('robots are told where the site map is', () => {
  expect(readBuilt('/robots.txt')).toContain('Sitemap: https://webpack.js.org/sitemap.xml');
});

test('redirects are written for static hosts, each with a page that leads on as well', () => {
  const lines = readBuilt('/_redirects').trim().split('\n');
  expect(lines).toContain('/get-started/ /guides/getting-started/ 301');
});

test('the headings of a section can be asked for', () => {
  const pages = JSON.parse(readBuilt('/navigation/guides.json')) as {
    url: string;
    anchors: { id: string }[];
  }[];
  const page = pages.find(({ url }) => url === '/guides/getting-started/');
  expect(page?.anchors.map(({ id }) => id)).toContain('basic-setup');
});
