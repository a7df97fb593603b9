import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../files/fromRoot';
import { toBodyChunk } from '../../endpoints/bodyChunk';
import { prefixed } from '../../endpoints/prefixed';
import { PATH_PREFIX } from '../../site/site';
import { digest } from '../files/digest';
import { replaceFile } from '../files/replaceFile';

export type PublicFiles = ReturnType<typeof createPublicFiles>;

const PUBLIC = fromRoot('public');

// `develop` serves every site at the root.
const PREFIX = process.env['gatsby_executing_command'] === 'develop' ? '' : PATH_PREFIX;

/** The files that a browser can ask for, by their urls, and which of them this build wrote. */
export function createPublicFiles({ folder = PUBLIC, prefix = PREFIX } = {}) {
  const written = new Set<string>();
  const read = (url: string): Buffer => readFileSync(join(folder, url));

  const holds = (url: string, bytes: Uint8Array): boolean => {
    const size = statSync(join(folder, url), { throwIfNoEntry: false })?.size;
    return size === bytes.length && read(url).equals(bytes);
  };

  /** A file that stays as it is costs less, and neither a browser nor an author's open page loads it again. */
  const write = (url: string, content: string | Uint8Array): void => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    if (!holds(url, bytes)) replaceFile(join(folder, url), bytes);
    written.add(url);
  };

  /** The url of a body: its name holds its hash. */
  const bodyUrl = (path: string, html: string): string =>
    `/content/${path.replace(/\.mdx?$/, '')}.${digest(prefixed(html, prefix), 8)}.js`;

  return {
    folder,
    read,
    write,
    bodyUrl,

    /** Writes a body for the browser, and returns its url. */
    writeBody(path: string, html: string): string {
      const url = bodyUrl(path, html);
      write(url, toBodyChunk(prefixed(html, prefix)));
      return url;
    },

    /** The urls of all files that this build wrote, or found as it would have written them. */
    written: (): ReadonlySet<string> => written,
  };
}
