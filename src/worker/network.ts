import type { Unkept } from '../site/offline/messages';
import { isHashed } from '../site/offline/addresses';
import { keep } from './entries';
import { scope } from './scope';

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

/** The network if it answers in time; else what is kept; else why there is nothing. */
export async function preferNetwork(
  network: Promise<Response>,
  keptCopy: () => Promise<Response | undefined>,
): Promise<Response | Unkept> {
  const { patience } = scope.offlineSite;
  const outcome = network.then(
    (response): Response | Unkept => (response.status < 500 ? response : 'unreachable'),
    (): Unkept => 'offline',
  );
  const inTime = await Promise.race([outcome, after(patience.kept)]);
  if (inTime instanceof Response) return inTime;

  const copy = await keptCopy();
  if (copy) return copy;
  if (inTime) return inTime;
  return (await Promise.race([outcome, after(patience.unkept)])) ?? 'unreachable';
}

/** Asks the site itself, and is content with nothing but the file. */
export async function download(url: string): Promise<Response> {
  const response = await fetch(scope.offlineSite.prefix + url, {
    cache: isHashed(url) ? 'default' : 'no-cache',
  });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  // Some hosts answer what is not there with a page.
  if (response.status === 200 && (url.endsWith('.html') || !isPage)) return response;
  throw new Error(`${url} answered ${response.status}`);
}

/** A copy is worth having, not worth failing for: the store may be full or forbidden. */
export const keepIfPossible = (store: string, url: string, response: Response) =>
  keep(store, url, response).catch(() => undefined);
