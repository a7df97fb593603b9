import { SITE } from '../../site/site';
import type { PageLink } from '../../site/types';

export type ArticleData = {
  title: string;
  description?: string | null;
  url: string;
  section?: PageLink | null;
  updated?: string | null;
  date?: string | null;
  authors?: readonly string[];
};

const absolute = (url: string) => SITE.url + url;

/** Data about a page for search engines: its breadcrumb, and the article. */
export function structuredData(page: ArticleData): object {
  const { title, description, url, section, updated, date, authors = [] } = page;
  const trail = section && section.url !== url ? [section, page] : [page];

  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: step.title,
          item: absolute(step.url),
        })),
      },
      {
        '@type': date ? 'BlogPosting' : 'TechArticle',
        headline: title,
        ...(description && { description }),
        url: absolute(url),
        ...(date && { datePublished: date }),
        ...(updated && { dateModified: updated }),
        ...(authors.length > 0 && {
          author: authors.map((name) => ({ '@type': 'Person', name })),
        }),
      },
    ],
  };
}

/** JSON that cannot end the script element around it. */
export const scriptJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c');
