import { ADDRESSES, pageOfData } from '../site/offline/addresses';
import { isKnownPath } from '../site/offline/manifest';
import { isFirstRequest, releaseFor } from './clients';
import { savedEntry } from './entries';
import { ownManifest } from './manifest';
import { holdsJson, preferNetwork } from './network';
import { savedPage } from './pages';
import { type FetchEvent, sitePath } from './scope';
import { storeOf } from './stores';

const NOT_FOUND = 404;
/** Gatsby tries again a few times, and then loads the whole document. */
const SERVICE_UNAVAILABLE = 503;
const RETRIES_WITHIN_MS = 2000;

const empty = (status: number) => new Response(null, { status });

const failures = new Map<string, number>();

export const forgetFailures = () => failures.clear();

const has = (name: string) => (value: unknown) => value instanceof Object && name in value;
const isPageData = has('path');
const isAppData = has('webpackCompilationHash');

async function isKnown(path: string): Promise<boolean> {
  const manifest = await ownManifest();
  return manifest !== undefined && isKnownPath(manifest, path);
}

/** The data of a page, or of the app: the name of the release, which Gatsby compares. */
export async function answerPageData({ request, clientId }: FetchEvent): Promise<Response> {
  const pathname = sitePath(request.url) ?? '';
  const page = pageOfData(pathname);
  // This page does not exist, and Gatsby would request it again and again.
  if (page === '/500.html') return empty(NOT_FOUND);

  const savedCopy = async () => {
    const release = await releaseFor(clientId);
    if (pathname === ADDRESSES.appData) return savedEntry(storeOf(release), pathname);
    return page === undefined ? undefined : savedPage(page, release);
  };
  if (isFirstRequest(clientId, pathname)) return (await savedCopy()) ?? empty(NOT_FOUND);

  if (Date.now() - (failures.get(pathname) ?? 0) < RETRIES_WITHIN_MS)
    return empty(SERVICE_UNAVAILABLE);
  const isApp = pathname === ADDRESSES.appData;
  const answer = await preferNetwork(
    fetch(request, { cache: 'no-cache' }),
    savedCopy,
    holdsJson(page !== undefined ? isPageData : isApp ? isAppData : undefined),
  );
  if (answer instanceof Response) return answer;

  if (answer === 'offline' && page !== undefined && !(await isKnown(page))) return empty(NOT_FOUND);
  failures.set(pathname, Date.now());
  return empty(SERVICE_UNAVAILABLE);
}
