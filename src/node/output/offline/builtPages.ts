import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltPage } from '../../../endpoints/offlineManifest';
import { PATH_PREFIX } from '../../../site/site';
import { bodiesIn, pageDataUrl, picturesIn } from '../../../site/offline/addresses';
import type { OfflineFile } from '../../../site/offline/manifest';
import { digest } from '../../files/digest';

// Gatsby runs this file from .cache/compiled, so paths start at the working directory.
const PUBLIC = resolve('public');

export const readPublic = (url: string) => readFileSync(join(PUBLIC, url));
const readText = (url: string) => readPublic(url).toString('utf8');

/** Bytes on the way to the browser. */
const transferSize = (url: string) => gzipSync(readPublic(url)).length;

/** The same as the worker's, so that both can be compared. */
export const offlineDigest = (content: string | Buffer) => digest(content, 16);

export function builtFile(url: string): OfflineFile {
  return { size: transferSize(url), digest: offlineDigest(readPublic(url)) };
}

/** A page as it was built. */
export function builtPage(path: string): BuiltPage {
  const dataUrl = pageDataUrl(path);
  const data = readText(dataUrl);
  const { result } = JSON.parse(data) as { result: { pageContext: { to?: string } } };
  const bodies = bodiesIn(data);
  return {
    path,
    html: readText(path.endsWith('.html') ? path : `${path}index.html`),
    redirectsTo: result.pageContext.to,
    digest: offlineDigest(readPublic(dataUrl)),
    size: transferSize(dataUrl),
    files: [...bodies, ...bodies.flatMap((body) => picturesIn(readText(body), PATH_PREFIX))],
  };
}
