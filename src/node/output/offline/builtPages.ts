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

/** A part of a text would keep all of the text in memory: of each document, body and data, a gigabyte. */
const copied = (part: string) => Buffer.from(part).toString();

const TITLE_END = '</title>';

/** Describes the files of this build. */
export function createBuiltFiles(read: Read, sizeOf: GzipSizes['sizeOf']) {
  const readText = (url: string) => read(url).toString('utf8');

  /** Its size is that on the way to the browser. */
  const describe = (url: string): OfflineFile => {
    const content = read(url);
    const digest = offlineDigest(content);
    return { size: sizeOf(content, digest), digest };
  };

  const title = (url: string) => {
    const document = read(url);
    const end = document.indexOf(TITLE_END) + TITLE_END.length;
    return copied(titleIn(document.toString('utf8', 0, end)));
  };

  const page = (path: string): BuiltPage => {
    const dataUrl = pageDataUrl(path);
    const data = readText(dataUrl);
    const { result } = JSON.parse(data) as { result: { pageContext: { to?: string } } };
    const bodies = bodiesIn(data);
    return {
      path,
      title: title(path.endsWith('.html') ? path : `${path}index.html`),
      redirectsTo: result.pageContext.to,
      ...describe(dataUrl),
      files: [
        ...bodies,
        ...checkerFilesIn(data),
        ...bodies.flatMap((body) => picturesIn(readText(body), PATH_PREFIX)),
      ].map(copied),
    };
  };

  return { describe, page };
}
