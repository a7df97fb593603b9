import { escapeHtml } from '../site/text/escapeHtml';

export type SitemapPage = { url: string; updated?: string | null };

/** The pages that search engines should know, as sitemaps.org describes. */
export function sitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ url, updated }) => {
    const lastmod = updated ? `<lastmod>${updated}</lastmod>` : '';
    return `  <url><loc>${escapeHtml(siteUrl + url)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** A search engine that may not read a preview would not see that it is not to be listed. */
export const PREVIEW_ROBOTS = `# A preview: every page asks not to be listed (noindex).
User-agent: *
Allow: /
`;

export const robots = (siteUrl: string) => `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;
