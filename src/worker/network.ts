import type { Unavailable } from '../site/offline/messages';
import { isHashed } from '../site/offline/addresses';
import { holds, saveEntry } from './entries';
import { ChangedError } from './errors';
import { scope } from './scope';

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

type Check = (response: Response) => boolean | Promise<boolean>;

/** A good answer from the network in time, or the saved copy, or the reason why there is neither. */
export async function preferNetwork(
  network: Promise<Response>,
  savedCopy: () => Promise<Response | undefined>,
  isGood: Check = () => true,
): Promise<Response | Unavailable> {
  const { timeoutsMs } = scope.offlineSite;
  const outcome = network.then(
    async (response): Promise<Response | Unavailable> =>
      response.status < 500 && (await isGood(response)) ? response : 'unreachable',
    (): Unavailable => 'offline',
  );
  const inTime = await Promise.race([outcome, after(timeoutsMs.withCopy)]);
  if (inTime instanceof Response) return inTime;

  const copy = await savedCopy();
  if (copy) return copy;
  if (inTime) return inTime;
  return (await Promise.race([outcome, after(timeoutsMs.withoutCopy)])) ?? 'unreachable';
}

/** Checks that a successful response is JSON, and `isExpected`. */
export const holdsJson =
  (isExpected: (value: unknown) => boolean = () => true): Check =>
  async (response) => {
    if (!response.ok) return true;
    try {
      return isExpected(await response.clone().json());
    } catch {
      return false;
    }
  };

/** Fetches a file with this digest. If the browser's cached copy is damaged, it is bypassed. */
export async function download(url: string, digest: string): Promise<Response> {
  let status = 0;
  for (const cache of [isHashed(url) ? 'default' : 'no-cache', 'reload'] as const) {
    const response = await fetch(scope.offlineSite.prefix + url, { cache });
    status = response.status;
    if (response.ok && (await holds(response, digest))) return response;
    if (status >= 500) break;
  }
  if (status === 200) throw new ChangedError(url);
  throw new Error(`${url} answered ${status}`);
}

/** Answers a page's request with the file with this digest, or with an error. */
export async function fetchIntact(request: Request, digest: string): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok || (await holds(response, digest))) return response;
  const again = await fetch(request, { cache: 'reload' });
  return !again.ok || (await holds(again, digest)) ? again : Response.error();
}

/** Ignores failures: the store may be full or blocked. */
export const saveIfPossible = (store: string, url: string, response: Response, digest?: string) =>
  saveEntry(store, url, response, digest).catch(() => undefined);
