import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileAt, type Host, type HostAnswer, isFolder, redirectTo } from './host';
import { matches, readHeadersFile, readRedirectsFile } from './headersFile';

const CHECKED = 'public,max-age=0,must-revalidate';

/**
 * Netlify: files come before redirects, and of two values for a header the later rule's is sent.
 * Rules hold for missing files, too.
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function netlify(folder: string): Host {
  const rules = readHeadersFile(readFileSync(path.join(folder, '_headers'), 'utf8'));
  const redirects = readRedirectsFile(readFileSync(path.join(folder, '_redirects'), 'utf8'));

  function withHeaders(pathname: string, answer: HostAnswer): HostAnswer {
    const own = rules.filter((rule) => matches(rule, pathname)).flatMap(({ headers }) => headers);
    const headers = new Map([['cache-control', CHECKED], ...answer.headers, ...own]);
    return { ...answer, headers: [...headers] };
  }

  return (pathname) => {
    const file = fileAt(folder, pathname);
    if (file) return withHeaders(pathname, { status: 200, headers: [], file });
    const redirect = redirects.find(({ from }) => from === pathname);
    if (redirect) return redirectTo(redirect.to, redirect.status);
    if (isFolder(folder, pathname)) return redirectTo(`${pathname}/`, 301);
    return withHeaders(pathname, { status: 404, headers: [], file: path.join(folder, '404.html') });
  };
}
