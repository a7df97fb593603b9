import { escapeHtml } from '../site/text/escapeHtml';
import { splitHash } from '../site/urls';

export type PrintablePage = { url: string; title: string; html: string };

/** `/guides/caching/` -> `guides-caching` */
const pageId = (url: string) => url.replace(/^\/|\/$/g, '').replace(/\//g, '-');

// A colon stands in no page's id, so a heading's can never be the same as a page's.
const headingId = (url: string, id: string) => `${pageId(url)}:${id}`;

/**
 * All pages of a section as one document. Ids get their page's name in front so that none clashes,
 * and links between the pages lead within the document.
 */
export function printableBody(pages: readonly PrintablePage[]): string {
  const inside = new Set(pages.map(({ url }) => url));
  const contents = pages
    .map(({ url, title }) => `<li><a href="#${pageId(url)}">${escapeHtml(title)}</a></li>`)
    .join('');
  const articles = pages.map(
    ({ url, title, html }) =>
      `<article class="printable-page"><h2 class="printable-title" id="${pageId(url)}">${escapeHtml(title)}</h2>${withinDocument(html, url, inside)}</article>`,
  );
  return `<nav class="printable-contents" aria-label="Contents"><ol>${contents}</ol></nav>${articles.join('')}`;
}

// The HTML is our own renderer's, which writes every attribute in double quotes and escapes
// quotes elsewhere, so an expression can find attributes.
function withinDocument(html: string, url: string, inside: ReadonlySet<string>): string {
  return html
    .replace(
      / (id|aria-describedby|aria-labelledby|aria-controls)="([^"]+)"/g,
      (_, name: string, id: string) => ` ${name}="${headingId(url, id)}"`,
    )
    .replace(
      / ([\w-]+)="url\(#([^)"]+)\)"/g,
      (_, name: string, id: string) => ` ${name}="url(#${headingId(url, id)})"`,
    )
    .replace(/ href="([^"]+)"/g, (whole, href: string) => {
      const { path, hash } = splitHash(href);
      const target = path === '' ? url : path;
      if (!inside.has(target)) return whole;
      return ` href="#${hash ? headingId(target, hash) : pageId(target)}"`;
    })
    .replace(/<(\/?)h([2-5])\b/g, (_, slash: string, level: string) => `<${slash}h${+level + 1}`);
}
