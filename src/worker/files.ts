import { kept } from './entries';
import { keepIfPossible, preferNetwork } from './network';
import { type FetchEvent, sitePath } from './scope';
import { ASSETS, FILES, ownStore } from './stores';

const isComplete = ({ status, type, headers }: Response) =>
  status === 200 && type === 'basic' && !headers.get('content-type')?.startsWith('text/html');

function keepCopy(event: FetchEvent, store: string, url: string, response: Response): void {
  if (isComplete(response)) event.waitUntil(keepIfPossible(store, url, response.clone()));
}

/** A file that never changes: from the store, and into it. */
export async function answerHashed(event: FetchEvent): Promise<Response> {
  const pathname = sitePath(event.request.url) ?? '';
  const copy = await kept(FILES, pathname);
  if (copy) return copy;
  const response = await fetch(event.request);
  keepCopy(event, FILES, pathname, response);
  return response;
}

/** Data that changes, such as lists of sponsors: the network first. */
export async function answerData(event: FetchEvent): Promise<Response> {
  const pathname = sitePath(event.request.url) ?? '';
  const answer = await preferNetwork(
    fetch(event.request),
    async () => (await kept(ASSETS, pathname)) ?? (await kept(ownStore(), pathname)),
  );
  if (!(answer instanceof Response)) return new Response(null, { status: 503 });
  keepCopy(event, ASSETS, pathname, answer);
  return answer;
}

/** A picture of the site: the kept one at once, and the new one for the next time. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const pathname = sitePath(event.request.url) ?? '';
  const copy = (await kept(ASSETS, pathname)) ?? (await kept(ownStore(), pathname));
  const network = fetch(event.request).then((response) => {
    keepCopy(event, ASSETS, pathname, response);
    return response;
  });
  if (!copy) return network;
  event.waitUntil(network.catch(() => undefined));
  return copy;
}
