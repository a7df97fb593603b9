import { existsSync } from 'node:fs';
import path from 'node:path';
import { APP_SHELL, builtUrls, readBuilt } from './builtSite';
import { type Document, readDocument } from './document';

export const SITE_URL = 'https://webpack.js.org';

export type Documents = ReadonlyMap<string, Document>;

/** Every page of the built site by its address. */
export const builtDocuments = (): Documents =>
  new Map(
    builtUrls()
      .filter((url) => url !== APP_SHELL)
      .map((url) => [url, readDocument(readBuilt(url))] as const),
  );

/** Whether an address within the site leads to a page, to a heading that it has, or to a file. */
export function resolves(documents: Documents, address: string, from = '/'): boolean {
  const { pathname, hash } = new URL(address, SITE_URL + from);
  const target = documents.get(pathname);
  if (!target) return existsSync(path.join('public', pathname)) && !pathname.endsWith('/');
  return hash === '' || target.ids.includes(decodeURIComponent(hash.slice(1)));
}

/** Whether an address is one of this site, however it is written. */
export const isInside = (address: string) =>
  /^[/#](?!\/)/.test(address) || address.startsWith(`${SITE_URL}/`) || address === SITE_URL;
