import { readContentFile } from '../../src/node/content/files/contentFiles';
import { readPage } from '../../src/node/content/page/page';
import { suggestion } from '../../src/node/content/suggestion';
import { unescapeHtml } from '../../src/site/text/escapeHtml';
import { splitHash, withTrailingSlash } from '../../src/site/urls';
import { parseRedirectRules, redirectFor } from '../server/redirectRules';
import type { BuiltSite } from './builtSite';

/** A page, or one section of it, as Markdown: `/guides/caching/`, `guides/caching#cache-busting`. */
export function pageText(site: BuiltSite, address: string): string {
  const { path, hash } = pageAt(site, address);
  const markdown = markdownOf(site, path);
  return hash === '' ? markdown : sectionOf(markdown, hash, idsOn(site.read(path)), path);
}

/** The page of an address, also of one that has moved; throws if there is none. */
function pageAt(site: BuiltSite, address: string): { path: string; hash: string } {
  const local = address.trim().replace(site.address(), '');
  const asked = splitHash(local.replace(/^https?:\/\/[^/]+/, ''));
  const path = withTrailingSlash(`/${asked.path.replace(/^\/|\.md$/g, '')}`);
  const pages = site.pages();
  if (pages.includes(path)) return { path, hash: asked.hash };
  const moved = redirectFor(parseRedirectRules(site.read('/_redirects')), path, '');
  if (moved) {
    const { path: to, hash } = splitHash(moved.location);
    return { path: to, hash: asked.hash || hash };
  }
  const meant = suggestion(path, pages) ?? pages.find((url) => url.endsWith(path));
  throw new Error(
    [
      `There is no page at ${path}.`,
      meant ? `  Did you mean ${meant}?` : '  Fix: search_docs finds addresses of pages',
    ].join('\n'),
  );
}

/** The Markdown that the site has of a page, or else what its author wrote. */
function markdownOf(site: BuiltSite, path: string): string {
  const twin = `${path.slice(0, -1)}.md`;
  if (site.has(twin)) return site.read(twin);
  const name = path.slice(1, -1);
  for (const file of [`${name}.mdx`, `${name}/index.mdx`, `${name}.md`]) {
    const source = readContentFile(file);
    if (source === null) continue;
    const { title, body } = readPage(file, source).page;
    return `# ${title}\n\n${body.trim()}\n`;
  }
  throw new Error(`${path} has no text: it is generated\n  Fix: look_up has what it lists`);
}

const HEADING = /<h[2-6] id="([^"]+)" aria-label="([^"]*)"/g;

/** The headings in the text of a built page, in their order. */
export const headingsOn = (html: string): { id: string; title: string }[] =>
  [...html.matchAll(HEADING)].map(([, id = '', title = '']) => ({
    id,
    title: unescapeHtml(title),
  }));

const idsOn = (html: string) => headingsOn(html).map(({ id }) => id);

/** What stands below a heading, with the sections inside of it. */
function sectionOf(markdown: string, id: string, ids: readonly string[], path: string): string {
  const number = ids.indexOf(id);
  if (number < 0) throw new Error(noHeading(id, ids, path));
  const lines = markdown.split('\n');
  const headings = headingsIn(lines).filter(({ level }) => level > 1);
  const start = headings[number];
  // The source of a page doesn't have the headings that components add.
  if (!start || headings.length !== ids.length) return markdown;
  const end = headings.slice(number + 1).find(({ level }) => level <= start.level);
  return `${lines.slice(start.line, end?.line).join('\n').trim()}\n`;
}

/** The headings outside of code blocks. */
function headingsIn(lines: readonly string[]): { line: number; level: number }[] {
  let fence = '';
  return lines.flatMap((text, line) => {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(text) ?? [];
    if (fence !== '') {
      if (mark.startsWith(fence)) fence = '';
      return [];
    }
    fence = mark;
    const level = /^(#{1,6})\s/.exec(text)?.[1]?.length;
    return level === undefined ? [] : [{ line, level }];
  });
}

const noHeading = (id: string, ids: readonly string[], path: string) =>
  [`${path} has no heading #${id}.`, `  Its headings: ${ids.join(', ') || 'none'}`].join('\n');
