import { digestIn } from '../site/offline/manifest';
import { savedEntry } from './entries';
import { digestOfHashed, ownManifest } from './manifest';
import { fetchIntact, holdsJson, saveIfPossible, preferNetwork } from './network';
import { type FetchEvent, sitePath } from './scope';
import { ASSETS, FILES, ownStore } from './stores';

// How a second attempt is requested.
const CACHE_BYPASS: readonly string[] = ['reload', 'no-store'];

/** A file that never changes: the saved copy, or the network. Only the built file is saved. */
export async function answerHashed(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const pathname = sitePath(request.url) ?? '';
  const digest = await digestOfHashed(pathname);
  const copy = await savedEntry(FILES, pathname, digest);
  if (copy && !CACHE_BYPASS.includes(request.cache)) return copy;

  const network = digest === undefined ? fetch(request) : fetchIntact(request, digest);
  const answer = copy
    ? await preferNetwork(network, () => Promise.resolve(copy), isOk)
    : await network;
  if (!(answer instanceof Response)) return Response.error();
  // A file of a release that is not installed cannot be verified: it is not saved.
  if (isOk(answer) && answer !== copy && digest !== undefined) {
    event.waitUntil(saveIfPossible(FILES, pathname, answer.clone(), digest));
  }
  return answer;
}

const isOk = ({ ok }: Response) => ok;

/** The saved copy of a file with a fixed name, with the expected digest if there is one. */
async function copyOf(pathname: string, expected: string | undefined) {
  return (
    (await savedEntry(ASSETS, pathname, expected)) ?? savedEntry(ownStore(), pathname, expected)
  );
}

async function expectedDigest(pathname: string): Promise<string | undefined> {
  const manifest = await ownManifest();
  return manifest && digestIn(manifest, pathname);
}

function saveCopy(event: FetchEvent, url: string, response: Response, expected?: string): void {
  const isFile = response.status === 200 && response.type === 'basic';
  if (isFile) event.waitUntil(saveIfPossible(ASSETS, url, response.clone(), expected));
}

/** Data that changes, such as lists of sponsors: the network first. */
export async function answerData(event: FetchEvent): Promise<Response> {
  const pathname = sitePath(event.request.url) ?? '';
  const expected = await expectedDigest(pathname);
  const answer = await preferNetwork(
    fetch(event.request),
    () => copyOf(pathname, expected),
    holdsJson(),
  );
  if (!(answer instanceof Response)) return new Response(null, { status: 503 });
  saveCopy(event, pathname, answer, expected);
  return answer;
}

/** A picture of the site: the saved copy at once, and the new one for the next time. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const pathname = sitePath(event.request.url) ?? '';
  const expected = await expectedDigest(pathname);
  const copy = await copyOf(pathname, expected);
  const network = fetch(event.request).then((response) => {
    if (hasTypeOfAsset(response)) saveCopy(event, pathname, response, expected);
    return response;
  });
  if (!copy) return network;
  event.waitUntil(network.catch(() => undefined));
  return copy;
}

const hasTypeOfAsset = ({ headers }: Response) =>
  /^(?:image|font)\/|manifest\+json|octet-stream/.test(headers.get('content-type') ?? '');
