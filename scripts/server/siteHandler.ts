import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isHostFile } from '../../src/site/hostFiles';
import { type Answer, fileAnswer } from './answer';
import { headersFor } from './headerRules';
import { redirectFor } from './redirectRules';
import { requestTarget } from './requestTarget';
import { siteFile, type SiteFile } from './siteFile';
import { siteRules, type SiteRules } from './siteRules';
import { prefersMarkdown, twinOf, varied, withCanonical } from './twins';

const NOT_FOUND = '/404.html';
/** What a cache may store. */
const CACHEABLE = [200, 206, 304];
/** The system has no file descriptors or memory left. */
const BUSY = ['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN'];

export type HandlerOptions = {
  directory: string;
  /** The site's folder on the host: `/docs`. */
  prefix?: string | undefined;
  /** False for a host without `_headers` and `_redirects`. */
  obeysRules?: boolean;
  /** Called with errors in the rules, and of the system. */
  report?: (problem: string) => void;
};

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'httpVersion'>;

type File = Extract<SiteFile, { type: 'file' }>;

const redirect = (location: string, status = 301): Answer => ({
  status,
  headers: { Location: location },
});

const isServed = (pathname: string, prefix: string) =>
  pathname.startsWith(`${prefix}/`) && !isHostFile(pathname.slice(prefix.length));

const hasHost = ({ httpVersion, headers }: Asked) =>
  headers.host !== undefined || httpVersion === '1.0';

async function notFound(directory: string, { headers }: Asked): Promise<Answer> {
  const page = await siteFile(directory, NOT_FOUND);
  if (page.type !== 'file') return { status: 404, headers: {} };
  const { 'accept-encoding': encodings } = headers;
  const answer = await fileAnswer(page, { 'accept-encoding': encodings });
  return { ...answer, status: 404 };
}

/** A page, or its Markdown if that is what was asked for. */
async function foundAnswer(found: File, twin: File | undefined, { headers }: Asked) {
  const chosen = twin && prefersMarkdown(headers.accept) ? twin : found;
  const answer = withCanonical(await fileAnswer(chosen, headers), chosen.name);
  return twin ? varied(answer) : answer;
}

/** Rules of `_redirects` come before files, as on Cloudflare Pages. */
async function answerTo(
  asked: Asked,
  { directory, prefix = '', obeysRules = true }: HandlerOptions,
  { redirects }: SiteRules,
): Promise<Answer> {
  if (asked.method !== 'GET' && asked.method !== 'HEAD') {
    return { status: 405, headers: { Allow: 'GET, HEAD' } };
  }
  if (!hasHost(asked)) return { status: 400, headers: {} };
  const target = requestTarget(asked.url ?? '/');
  if (target?.pathname === prefix) return redirect(`${prefix}/${target.search}`);
  if (!target || !isServed(target.pathname, prefix)) return notFound(directory, asked);

  const { pathname, search } = target;
  const rule = redirectFor(redirects, pathname, search);
  if (rule) return redirect(rule.location, rule.status);

  const path = pathname.slice(prefix.length) || '/';
  const found = await siteFile(directory, path);
  if (found.type === 'file') {
    const twin = obeysRules ? await twinOf(directory, path) : undefined;
    return foundAnswer(found, twin, asked);
  }
  if (found.type === 'folder') return redirect(`${encodeURI(pathname)}/${search}`);
  return notFound(directory, asked);
}

function failure(error: unknown, report: (problem: string) => void): Answer {
  const { code = '' } = error as NodeJS.ErrnoException;
  report(error instanceof Error ? error.message : String(error));
  return BUSY.includes(code)
    ? { status: 503, headers: { 'Retry-After': '1' } }
    : { status: 500, headers: {} };
}

function headersOf({ status, headers }: Answer, pathname: string, rules: SiteRules) {
  const all = { 'cache-control': 'no-cache', ...headersFor(rules.headers, pathname), ...headers };
  return CACHEABLE.includes(status) ? all : { ...all, 'cache-control': 'no-cache' };
}

function send(
  response: ServerResponse,
  { status, body = Buffer.alloc(0) }: Answer,
  headers: ReturnType<typeof headersOf>,
  isHead: boolean,
): void {
  const length = status === 304 ? {} : { 'Content-Length': body.length };
  response.writeHead(status, { ...headers, ...length }).end(isHead ? undefined : body);
}

/** Answers as a static host would: index files, redirects, headers, compression, the 404 page. */
export function siteHandler(options: HandlerOptions): RequestListener {
  const { directory, obeysRules = true, report = console.error } = options;
  const none = { headers: [], redirects: [] };
  const rules = obeysRules ? siteRules(directory, report) : () => none;

  return (request, response) => {
    const current = rules();
    const pathname = requestTarget(request.url ?? '/')?.pathname ?? '/';
    void answerTo(request, options, current)
      .catch((error: unknown) => failure(error, report))
      .then((answer) =>
        send(response, answer, headersOf(answer, pathname, current), request.method === 'HEAD'),
      )
      .catch((error: unknown) => {
        // Such as a header that isn't allowed.
        report(String(error));
        response.destroy();
      });
  };
}
