import { ADDRESSES, pagePath } from '../site/offline/addresses';
import { UNAVAILABLE, type Unavailable } from '../site/offline/messages';
import { escapeHtml } from '../site/text/escapeHtml';
import { splitHash } from '../site/urls';
import { isUnavailable, rememberDocument, rememberShell } from './clients';
import { knownPage, ownManifest } from './manifest';
import { preferNetwork } from './network';
import { forgetFailures } from './pageData';
import { releaseWith, shellOf } from './pages';
import { type FetchEvent, scope, sitePath } from './scope';
import { ownRelease } from './stores';

const LAST_RESORT = `<!DOCTYPE html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>You are offline</title><h1>You are offline</h1>
<p>This page is not saved in your browser.</p><p><a href="">Try again</a></p>`;

/** The browser prepares a document for a link that may be followed, and shows it under another client id. */
const isPrepared = ({ request }: FetchEvent) =>
  request.headers.get('sec-purpose')?.startsWith('prefetch') === true;

const pathOf = ({ request }: FetchEvent) => pagePath(sitePath(request.url) ?? '');

/** A page of the site: from the network, or the app shell, which renders the saved page. */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  forgetFailures();
  const network = event.preloadResponse.then((preloaded) => preloaded ?? fetch(event.request));
  // If that fails, the browser asks again when the link is followed.
  const answer = isPrepared(event)
    ? await network
    : await preferNetwork(network, () => shellWith(event));
  if (!(answer instanceof Response)) return (await shellWithout(event, answer)) ?? lastResort();
  event.waitUntil(rememberDocument(event.resultingClientId, answer.clone()));
  return answer;
}

/** The app shell of a release that can show the page, or a redirect if the page has moved. */
async function shellWith(event: FetchEvent): Promise<Response | undefined> {
  const path = pathOf(event);
  const to = (await ownManifest())?.redirects[path];
  if (to !== undefined) return redirectTo(to, new URL(event.request.url));
  const release = await releaseWith(path);
  if (!release) return undefined;
  rememberShell(event.resultingClientId, { release, path });
  return shellOf(release);
}

/** The hash in the reader's address takes precedence over that of the redirect. */
const redirectTo = (to: string, { hash, origin }: URL) =>
  Response.redirect(
    new URL(scope.offlineSite.prefix + (hash ? splitHash(to).path : to), origin),
    302,
  );

/** The app shell that explains why it cannot show the page, or that there is no such page. */
async function shellWithout(event: FetchEvent, reason: Unavailable): Promise<Response | undefined> {
  const path = pathOf(event);
  const release = (await releaseWith(ADDRESSES.notFound)) ?? ownRelease();
  const shell = await shellOf(release);
  if (!shell) return undefined;
  const isUnknown = reason === 'offline' && !(await knownPage(path));
  rememberShell(event.resultingClientId, { release, path, isUnavailable: !isUnknown });
  return isUnknown
    ? shell
    : marked(shell, { [UNAVAILABLE.path]: path, [UNAVAILABLE.reason]: reason });
}

async function marked(shell: Response, attributes: Record<string, string>): Promise<Response> {
  const text = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  const html = (await shell.text()).replace(/<html\b/, (tag) => tag + text);
  return new Response(html, { headers: shell.headers });
}

const lastResort = () =>
  new Response(LAST_RESORT, {
    status: 503,
    headers: { 'content-type': 'text/html;charset=utf-8' },
  });

/** Gatsby checks whether there is a document for an address without page data. */
export async function answerExistence(event: FetchEvent): Promise<Response> {
  const nowhere = new Response(null, { status: 404 });
  if (isUnavailable(event.clientId, pathOf(event))) return nowhere;
  const answer = await preferNetwork(fetch(event.request), () => Promise.resolve(nowhere));
  return answer instanceof Response ? answer : nowhere;
}
