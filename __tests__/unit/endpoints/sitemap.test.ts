import { robots, sitemap } from '../../../src/endpoints/sitemap';

test('search engines learn every address and, where known, its last change', () => {
  expect(
    sitemap('https://webpack.js.org', [
      { url: '/' },
      { url: '/guides/caching/', updated: '2024-03-01T10:00:00+01:00' },
      { url: '/guides/csp/', updated: null },
    ]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://webpack.js.org/</loc></url>
  <url><loc>https://webpack.js.org/guides/caching/</loc><lastmod>2024-03-01T10:00:00+01:00</lastmod></url>
  <url><loc>https://webpack.js.org/guides/csp/</loc></url>
</urlset>
`);
});

test('signs that XML keeps for itself are escaped', () => {
  expect(sitemap('https://example.com', [{ url: '/a&b<c/' }])).toContain(
    '<loc>https://example.com/a&amp;b&lt;c/</loc>',
  );
});

test('robots may read everything, and find the sitemap', () => {
  expect(robots('https://webpack.js.org')).toBe(`User-agent: *
Allow: /

Sitemap: https://webpack.js.org/sitemap.xml
`);
});
