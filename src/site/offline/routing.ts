import { isHashed, isPagePath } from './addresses';

export type Route =
  'document' | 'existence' | 'page-data' | 'hashed' | 'data' | 'asset' | 'other-image';

type RequestFacts = {
  method: string;
  mode: string;
  destination: string;
  url: URL;
};

const ASSETS = ['image', 'font', 'manifest'];

/** How the worker answers a request; the browser answers what has no route. */
export function routeOf(
  { method, mode, destination, url }: RequestFacts,
  origin: string,
): Route | undefined {
  const { pathname, protocol } = url;
  if (url.origin !== origin) {
    const isImage = method === 'GET' && destination === 'image' && protocol.startsWith('http');
    return isImage ? 'other-image' : undefined;
  }
  // Gatsby asks whether there is a document before it shows the not-found screen.
  if (method === 'HEAD') return isPagePath(pathname) ? 'existence' : undefined;
  if (method !== 'GET') return undefined;
  if (mode === 'navigate') return isPagePath(pathname) ? 'document' : undefined;
  if (pathname.startsWith('/page-data/')) return 'page-data';
  if (isHashed(pathname)) return 'hashed';
  if (pathname.endsWith('.json')) return 'data';
  return ASSETS.includes(destination) ? 'asset' : undefined;
}
