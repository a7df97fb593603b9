const DIGEST = 'x-kept-digest';
const TIME = 'x-kept-at';

// True of the transfer, not of what is kept.
const OF_THE_TRANSFER = ['content-encoding', 'content-length', 'set-cookie', 'vary'];

export async function digestOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const digestOfEntry = (entry: Response) => entry.headers.get(DIGEST) ?? '';
export const timeOfEntry = (entry: Response) => Number(entry.headers.get(TIME));

/** Keeps a response together with a digest of what it holds. */
export async function keep(cacheName: string, url: string, response: Response): Promise<void> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  for (const name of OF_THE_TRANSFER) headers.delete(name);
  headers.set(DIGEST, await digestOf(body));
  headers.set(TIME, String(Date.now()));
  const cache = await caches.open(cacheName);
  await cache.put(url, new Response(body, { headers }));
}

/** What is kept at `url`, if it still is what was kept; what is not is thrown away. */
export async function kept(cacheName: string, url: string): Promise<Response | undefined> {
  try {
    const entry = await caches.match(url, { cacheName });
    if (!entry) return undefined;
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

export const isKept = async (cacheName: string, url: string) =>
  (await kept(cacheName, url)) !== undefined;
