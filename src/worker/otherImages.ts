import { expired, OTHER_IMAGES as LIMITS, type Ages } from '../site/offline/expiry';
import type { FetchEvent } from './scope';
import { readState, writeState } from './state';
import { OTHER_IMAGES } from './stores';

const AGES = 'image-ages';

// One after the other, because each changes the list of ages.
let work: Promise<unknown> = Promise.resolve();

/** Shows a saved picture of another site, at most a week old, if that site cannot be reached. */
export async function answerOtherImage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const response = await fetch(event.request);
    if (response.ok || response.type === 'opaque') {
      const copy = response.clone();
      work = work.then(() => saveImage(url, copy)).catch(() => undefined);
      event.waitUntil(work);
    }
    return response;
  } catch (error) {
    const copy = await savedImage(url).catch(() => undefined);
    if (copy) return copy;
    throw error;
  }
}

const isAges = (value: unknown): value is Ages =>
  value instanceof Object && Object.values(value).every(Number.isFinite);

const readAges = async () => (await readState(AGES, isAges)) ?? {};

async function saveImage(url: string, response: Response): Promise<void> {
  const now = Date.now();
  const ages = { ...(await readAges()), [url]: now };
  const cache = await caches.open(OTHER_IMAGES);
  const old = expired(ages, LIMITS, now);
  for (const each of old) await cache.delete(each);
  await writeState(
    AGES,
    Object.fromEntries(Object.entries(ages).filter(([each]) => !old.includes(each))),
  );
  await cache.put(url, response);
}

async function savedImage(url: string): Promise<Response | undefined> {
  const at = (await readAges())[url];
  if (at === undefined || expired({ [url]: at }, LIMITS, Date.now()).length > 0) return undefined;
  return caches.match(url, { cacheName: OTHER_IMAGES });
}
