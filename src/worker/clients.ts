import { ADDRESSES, pageDataUrl, pagePath, releaseIn } from '../site/offline/addresses';
import { releaseWith } from './pages';
import { scope, sitePath } from './scope';
import { isString, readState, writeState } from './state';
import { ownRelease } from './stores';

// What this run of the worker has seen of the open documents. The browser ends a worker that has
// nothing to do, so but for strangers nothing here may be needed for more than the load of one.

const NONE = 'none';
const STRANGER = 'stranger';
const releases = new Map<string, string>();
const awaited = new Map<string, Set<string>>();
const unavailable = new Map<string, string>();

/** Reads the release of a document on its way to the reader. */
export async function rememberDocument(clientId: string, document: Response): Promise<void> {
  if (!document.headers.get('content-type')?.startsWith('text/html')) return;
  const release = releaseIn(await document.text());
  releases.set(clientId, release ?? NONE);
  if (release === undefined) await writeState(STRANGER, clientId);
}

/** A document that no build of this site made, such as that of another server on this port. */
export const isStranger = (clientId: string) => releases.get(clientId) === NONE;

let lastStranger: Promise<string | undefined> | undefined;

/** Whether an earlier run of the worker has taken a document for a stranger. */
export async function wasStranger(clientId: string): Promise<boolean> {
  if (releases.has(clientId)) return false;
  lastStranger ??= readState(STRANGER, isString);
  return clientId !== '' && (await lastStranger) === clientId;
}

type Shell = { release: string; path: string; isUnavailable?: boolean };

/** A shell was given out, because the network is away: what it asks for first is in the store. */
export function rememberShell(clientId: string, { release, path, isUnavailable }: Shell): void {
  const addresses = [ADDRESSES.appData, pageDataUrl(path), pageDataUrl(ADDRESSES.notFound)];
  releases.set(clientId, release);
  awaited.set(clientId, new Set(addresses));
  if (isUnavailable) unavailable.set(clientId, path);
}

/** Whether a shell asks for this for the first time. */
export const isAwaited = (clientId: string, pathname: string) =>
  awaited.get(clientId)?.delete(pathname) === true;

export const isUnavailable = (clientId: string, path: string) => unavailable.get(clientId) === path;

/**
 * The release whose data a document gets while the network is away. A wrong guess costs a reload:
 * Gatsby compares it with the document's own.
 */
export async function releaseFor(clientId: string): Promise<string> {
  const known = releases.get(clientId);
  if (known !== undefined) return known;
  const client = await scope.clients.get(clientId);
  return (client && (await releaseWith(pagePath(sitePath(client.url) ?? '')))) ?? ownRelease();
}
