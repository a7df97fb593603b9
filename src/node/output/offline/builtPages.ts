import { type BuiltPage, titleIn } from '../../../endpoints/offlineManifest';
import { PATH_PREFIX } from '../../../site/site';
import { bodiesIn, checkerFilesIn, pageDataUrl, picturesIn } from '../../../site/offline/addresses';
import type { OfflineFile } from '../../../site/offline/manifest';
import { digest } from '../../files/digest';
import type { PublicFiles } from '../publicFiles';
import type { GzipSizes } from './gzipSizes';

type Read = PublicFiles['read'];

/** Computed in the same way as in the worker, which compares them. */
export const offlineDigest = (content: string | Buffer) => digest(content, 16);

/** Describes the files of this build. */
export function createBuiltFiles(read: Read, sizeOf: GzipSizes['sizeOf']) {
  const readText = (url: string) => read(url).toString('utf8');

  /** Its size is that on the way to the browser. */
  const describe = (url: string): OfflineFile => {
    const content = read(url);
    const digest = offlineDigest(content);
    return { size: sizeOf(content, digest), digest };
  };

  const page = (path: string): BuiltPage => {
    const dataUrl = pageDataUrl(path);
    const data = readText(dataUrl);
    const { result } = JSON.parse(data) as { result: { pageContext: { to?: string } } };
    const bodies = bodiesIn(data);
    return {
      path,
      // Not the whole document: those of a large site together need a gigabyte.
      title: titleIn(readText(path.endsWith('.html') ? path : `${path}index.html`)),
      redirectsTo: result.pageContext.to,
      ...describe(dataUrl),
      files: [
        ...bodies,
        ...checkerFilesIn(data),
        ...bodies.flatMap((body) => picturesIn(readText(body), PATH_PREFIX)),
      ],
    };
  };

  return { describe, page };
}
