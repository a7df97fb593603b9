import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileAt, type Host, type HostAnswer, isFolder, redirectTo } from './host';
import { matches, readHeadersFile, readRedirectsFile } from './headersFile';

const MAX_RULES = 100;
const MAX_LINE = 2000;
const MAX_REDIRECTS = 2000;
const MAX_REDIRECT = 1000;

function limited(name: string, text: string, maxLine: number): string {
  const long = text.split('\n').findIndex((line) => line.length > maxLine);
  if (long >= 0) throw new Error(`${name}:${long + 1} has more than ${maxLine} characters`);
  return text;
}

function limitedList<Item>(name: string, items: Item[], max: number): Item[] {
  if (items.length > max) throw new Error(`${name} has more than ${max} rules`);
  return items;
}

const read = (folder: string, name: string, maxLine: number) =>
  limited(name, readFileSync(path.join(folder, name), 'utf8'), maxLine);

/**
 * Cloudflare Pages: redirects come before files, and all values of a header are sent that matching
 * rules have. Rules hold for missing files, too, and `.html` is left out of addresses.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
export function cloudflarePages(folder: string): Host {
  const rules = limitedList(
    '_headers',
    readHeadersFile(read(folder, '_headers', MAX_LINE)),
    MAX_RULES,
  );
  const redirects = limitedList(
    '_redirects',
    readRedirectsFile(read(folder, '_redirects', MAX_REDIRECT)),
    MAX_REDIRECTS,
  );

  function withHeaders(pathname: string, answer: HostAnswer): HostAnswer {
    const own = rules.filter((rule) => matches(rule, pathname)).flatMap(({ headers }) => headers);
    const isOverridden = ([name]: readonly [string, string]) => own.some(([each]) => each === name);
    const defaults = answer.headers.filter((header) => !isOverridden(header));
    return { ...answer, headers: [...defaults, ...own] };
  }

  function found(pathname: string): HostAnswer {
    const redirect = redirects.find(({ from }) => from === pathname);
    if (redirect) return redirectTo(redirect.to, redirect.status);
    const file = fileAt(folder, pathname);
    if (file && pathname.endsWith('/index.html')) {
      return redirectTo(pathname.slice(0, -'index.html'.length), 308);
    }
    if (file && pathname.endsWith('.html')) {
      return redirectTo(pathname.slice(0, -'.html'.length), 308);
    }
    if (file) {
      return {
        status: 200,
        headers: [['cache-control', 'public, max-age=0, must-revalidate']],
        file,
      };
    }
    if (isFolder(folder, pathname)) return redirectTo(`${pathname}/`, 308);
    return { status: 404, headers: [], file: path.join(folder, '404.html') };
  }

  return (pathname) => withHeaders(pathname, found(pathname));
}
