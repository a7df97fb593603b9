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
const ASSET_FILE = /\.(?:svg|png|jpe?g|gif|webp|avif|ico|woff2?|webmanifest)$/;

/** How the worker answers a request. Requests without a route are left to the browser. */
export function routeOf(
  { method, mode, destination, url }: RequestFacts,
  origin: string,
): Route | undefined {
  const { pathname, protocol } = url;
  if (url.origin !== origin) {
    const isImage = method === 'GET' && destination === 'image' && protocol.startsWith('http');
    return isImage ? 'other-image' : undefined;
  }
  // Gatsby sends this to check for a document before it shows the not-found page.
  if (method === 'HEAD') return isPagePath(pathname) ? 'existence' : undefined;
  if (method !== 'GET') return undefined;
  const isAsset = ASSETS.includes(destination) || ASSET_FILE.test(pathname);
  if (mode === 'navigate') {
    if (isPagePath(pathname)) return 'document';
    return isAsset ? 'asset' : undefined;
  }
  if (pathname.startsWith('/page-data/')) return 'page-data';
  if (isHashed(pathname)) return 'hashed';
  if (pathname.endsWith('.json')) return 'data';
  return isAsset ? 'asset' : undefined;
}
