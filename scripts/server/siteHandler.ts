import compression from 'compression';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeaderRules } from './headerRules';
import { parseRedirectRules, redirectFor } from './redirectRules';
import { requestTarget } from './requestTarget';

/** Read by the host, never served. */
const HOST_FILES = ['/_headers', '/_redirects'];

function readIfPresent(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function isFolder(file: string): boolean {
  try {
    return statSync(file).isDirectory();
  } catch {
    return false;
  }
}

function redirect(response: ServerResponse, location: string, status = 301): void {
  response.writeHead(status, { Location: location }).end();
}

export type HandlerOptions = {
  directory: string;
  /** False for a host that does not know `_headers` and `_redirects`. */
  obeysRules?: boolean;
};

/**
 * Answers as a static host would: index files, redirects, headers, compression, the 404 page.
 * Rules of `_redirects` come before files, as on Cloudflare Pages.
 */
export function siteHandler({ directory, obeysRules = true }: HandlerOptions): RequestListener {
  const rules = (name: string) => (obeysRules ? readIfPresent(path.join(directory, name)) : '');
  const headerRules = parseHeaderRules(rules('_headers'));
  const redirectRules = parseRedirectRules(rules('_redirects'));
  const compress = compression();
  // `dev` reads the folder on every request, so that a new build shows without a restart.
  const serveFile = sirv(directory, { dev: true, etag: true, extensions: ['html'] });

  function notFound(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
    response.end(
      request.method === 'HEAD' ? undefined : readIfPresent(path.join(directory, '404.html')),
    );
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }

    const target = requestTarget(request.url ?? '/');
    if (!target || HOST_FILES.includes(target.pathname)) return notFound(request, response);

    const { pathname, search } = target;
    const rule = redirectFor(redirectRules, pathname, search);
    if (rule) return redirect(response, rule.location, rule.status);

    const namesFolder = pathname.endsWith('/');
    const folder = isFolder(path.join(directory, pathname));
    if (folder && !namesFolder) return redirect(response, `${encodeURI(pathname)}/${search}`);

    for (const [name, value] of Object.entries(headersFor(headerRules, pathname))) {
      response.setHeader(name, value);
    }
    if (namesFolder && !folder) return notFound(request, response);
    serveFile(request, response, () => notFound(request, response));
  }

  return (request, response) => compress(request, response, () => answer(request, response));
}
