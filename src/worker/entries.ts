import { ChangedError } from './errors';

// Readers' browsers have entries with these headers: other names would discard their pages.
const DIGEST = 'x-kept-digest';
const TIME = 'x-kept-at';

// They describe the transfer, not the saved content.
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'set-cookie', 'vary'];

export async function digestOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const digestOfEntry = (entry: Response) => entry.headers.get(DIGEST) ?? '';
export const timeOfEntry = (entry: Response) => Number(entry.headers.get(TIME));

/** Whether a response has the content with this digest. Does not consume it. */
export const holds = async (response: Response, digest: string) =>
  (await digestOf(await response.clone().arrayBuffer())) === digest;

/** Saves a response with the digest of its content. Throws if that is not the expected one. */
export async function saveEntry(
  cacheName: string,
  url: string,
  response: Response,
  expected?: string,
): Promise<void> {
  const body = await response.arrayBuffer();
  const digest = await digestOf(body);
  if (expected !== undefined && digest !== expected) throw new ChangedError(url);
  const headers = new Headers(response.headers);
  for (const name of TRANSFER_HEADERS) headers.delete(name);
  headers.set(DIGEST, digest);
  headers.set(TIME, String(Date.now()));
  const cache = await caches.open(cacheName);
  await cache.put(url, new Response(body, { headers }));
}

/**
 * What is saved at `url`. A damaged entry is deleted. `expected` is the digest that it must have: an
 * earlier worker may have saved a file without verifying it.
 */
export async function savedEntry(
  cacheName: string,
  url: string,
  expected?: string,
): Promise<Response | undefined> {
  try {
    const entry = await caches.match(url, { cacheName });
    if (!entry || (expected !== undefined && digestOfEntry(entry) !== expected)) return undefined;
    const { status, headers } = entry;
    const body = await entry.arrayBuffer();
    if ((await digestOf(body)) === digestOfEntry(entry)) {
      return new Response(body, { status, headers });
    }
    await (await caches.open(cacheName)).delete(url);
  } catch {
    // A store that cannot be read counts as empty.
  }
  return undefined;
}

export const isSaved = async (cacheName: string, url: string, expected?: string) =>
  (await savedEntry(cacheName, url, expected)) !== undefined;
