import { ChangedError } from './errors';

const DIGEST = 'x-kept-digest';
const TIME = 'x-kept-at';

// True of the transfer, not of what is saved.
const OF_THE_TRANSFER = ['content-encoding', 'content-length', 'set-cookie', 'vary'];

export async function digestOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const digestOfEntry = (entry: Response) => entry.headers.get(DIGEST) ?? '';
export const timeOfEntry = (entry: Response) => Number(entry.headers.get(TIME));

/** Whether a response holds what was built; leaves it as it is. */
export const holds = async (response: Response, digest: string) =>
  (await digestOf(await response.clone().arrayBuffer())) === digest;

/** Saves a response with a digest of what it holds, but nothing else than what has `expected`. */
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
  for (const name of OF_THE_TRANSFER) headers.delete(name);
  headers.set(DIGEST, digest);
  headers.set(TIME, String(Date.now()));
  const cache = await caches.open(cacheName);
  await cache.put(url, new Response(body, { headers }));
}

/**
 * What is saved at `url`, if it still is what was saved; what is not is thrown away. With `expected`
 * it also has to be that: an earlier worker may have saved what it did not check.
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
    // A store that cannot be read is as good as an empty one.
  }
  return undefined;
}

export const isSaved = async (cacheName: string, url: string, expected?: string) =>
  (await savedEntry(cacheName, url, expected)) !== undefined;
