import { gzipSync } from 'node:zlib';
import type { BuiltPage } from '../../../endpoints/offlineManifest';
import { PATH_PREFIX } from '../../../site/site';
import { bodiesIn, checkerFilesIn, pageDataUrl, picturesIn } from '../../../site/offline/addresses';
import type { OfflineFile } from '../../../site/offline/manifest';
import { digest } from '../../files/digest';
import type { PublicFiles } from '../publicFiles';

type Read = PublicFiles['read'];

/** Computed in the same way as in the worker, which compares them. */
export const offlineDigest = (content: string | Buffer) => digest(content, 16);

/** Its size is that on the way to the browser. */
export function builtFile(url: string, read: Read): OfflineFile {
  const content = read(url);
  return { size: gzipSync(content).length, digest: offlineDigest(content) };
}

/** A page as it was built. */
export function builtPage(path: string, read: Read): BuiltPage {
  const readText = (url: string) => read(url).toString('utf8');
  const dataUrl = pageDataUrl(path);
  const data = readText(dataUrl);
  const { result } = JSON.parse(data) as { result: { pageContext: { to?: string } } };
  const bodies = bodiesIn(data);
  return {
    path,
    html: readText(path.endsWith('.html') ? path : `${path}index.html`),
    redirectsTo: result.pageContext.to,
    ...builtFile(dataUrl, read),
    files: [
      ...bodies,
      ...checkerFilesIn(data),
      ...bodies.flatMap((body) => picturesIn(readText(body), PATH_PREFIX)),
    ],
  };
}
