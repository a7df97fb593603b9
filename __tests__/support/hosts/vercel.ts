import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileAt, type Host, type HostAnswer, isFolder, redirectTo } from './host';

type Settings = {
  trailingSlash: boolean;
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: { source: string; destination: string; statusCode: number; has?: unknown[] }[];
};

/** `source` is written as for path-to-regexp, of which the site uses groups only. */
function matches(source: string, pathname: string): boolean {
  const literal = source.replace(/\(\.\*\)$/, '');
  if (/[()*:+?{}]/.test(literal)) throw new Error(`vercel.json: ${source}`);
  return literal === source ? pathname === source : pathname.startsWith(literal);
}

/**
 * Vercel: redirects come before files, and of two values for a header the later rule's is sent.
 * Rules hold for missing files, too.
 * @see https://vercel.com/docs/project-configuration
 */
export function vercel(folder: string): Host {
  const settings = JSON.parse(readFileSync(path.join(folder, 'vercel.json'), 'utf8')) as Settings;

  function found(pathname: string): HostAnswer {
    // What a redirect also asks of the request, no browser sends.
    const always = settings.redirects.filter(({ has }) => has === undefined);
    const redirect = always.find(({ source }) => matches(source, pathname));
    if (redirect) return redirectTo(redirect.destination, redirect.statusCode);
    const file = fileAt(folder, pathname);
    if (file) return { status: 200, headers: [], file };
    if (settings.trailingSlash && isFolder(folder, pathname))
      return redirectTo(`${pathname}/`, 308);
    return { status: 404, headers: [], file: path.join(folder, '404.html') };
  }

  return (pathname) => {
    const own = settings.headers
      .filter(({ source }) => matches(source, pathname))
      .flatMap(({ headers }) =>
        headers.map(({ key, value }) => [key.toLowerCase(), value] as const),
      );
    const answer = found(pathname);
    const headers = new Map([
      ['cache-control', 'public, max-age=0, must-revalidate'],
      ...answer.headers,
      ...own,
    ]);
    return { ...answer, headers: [...headers] };
  };
}
