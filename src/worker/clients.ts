import { ADDRESSES, pageDataUrl, pagePath, releaseIn } from '../site/offline/addresses';
import { releaseWith } from './pages';
import { scope, sitePath } from './scope';
import { isString, readState, writeState } from './state';
import { ownRelease } from './stores';

// What this run of the worker knows about open documents. The browser stops an idle worker, so
// nothing here may be needed after a document has loaded, except for foreign documents.

const FOREIGN = 'foreign';
const LAST_FOREIGN = 'last-foreign';
const releases = new Map<string, string>();
const firstRequests = new Map<string, Set<string>>();
const unavailable = new Map<string, string>();

/** Remembers the release of a document that is sent to the reader. */
export async function rememberDocument(clientId: string, document: Response): Promise<void> {
  if (!document.headers.get('content-type')?.startsWith('text/html')) return;
  const release = releaseIn(await document.text());
  releases.set(clientId, release ?? FOREIGN);
  if (release === undefined) await writeState(LAST_FOREIGN, clientId);
}

/** A document that this site did not build, such as one of another server on the same port. */
export const isForeign = (clientId: string) => releases.get(clientId) === FOREIGN;

let lastForeign: Promise<string | undefined> | undefined;

/** Whether an earlier run of the worker has seen that a document is foreign. */
export async function wasForeign(clientId: string): Promise<boolean> {
  if (releases.has(clientId)) return false;
  lastForeign ??= readState(LAST_FOREIGN, isString);
  return clientId !== '' && (await lastForeign) === clientId;
}

type Shell = { release: string; path: string; isUnavailable?: boolean };

/** The app shell was sent because there is no network: its first requests are answered from the store. */
export function rememberShell(clientId: string, { release, path, isUnavailable }: Shell): void {
  const addresses = [ADDRESSES.appData, pageDataUrl(path), pageDataUrl(ADDRESSES.notFound)];
  releases.set(clientId, release);
  firstRequests.set(clientId, new Set(addresses));
  if (isUnavailable) unavailable.set(clientId, path);
}

/** Whether an app shell makes this request for the first time. */
export const isFirstRequest = (clientId: string, pathname: string) =>
  firstRequests.get(clientId)?.delete(pathname) === true;

export const isUnavailable = (clientId: string, path: string) => unavailable.get(clientId) === path;

/**
 * The release whose data a document gets without a network. Gatsby compares it with the document's
 * release, and reloads the page if it is another one.
 */
export async function releaseFor(clientId: string): Promise<string> {
  const known = releases.get(clientId);
  if (known !== undefined) return known;
  const client = await scope.clients.get(clientId);
  return (client && (await releaseWith(pagePath(sitePath(client.url) ?? '')))) ?? ownRelease();
}
