import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReferenceFile } from '../../src/endpoints/reference/referenceFiles';
import { REFERENCE_SCHEMA_URL, REFERENCE_URL } from '../../src/site/referenceUrls';

export type BuiltSite = ReturnType<typeof createBuiltSite>;

/** The files of a built site. What a new build has changed is read again. */
export function createBuiltSite(folder: string) {
  const fileOf = (url: string) => join(folder, url.replace(/\/$/, '/index.html'));

  const read = (url: string): string => {
    if (!existsSync(join(folder, REFERENCE_URL))) throw new Error(notBuilt(folder));
    return readFileSync(fileOf(url), 'utf8');
  };
  const readJson = (url: string): unknown => JSON.parse(read(url));

  let known: { time: number; file: ReferenceFile } | undefined;
  const reference = (): ReferenceFile => {
    const path = fileOf(REFERENCE_URL);
    const time = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? NaN;
    if (known?.time !== time) known = { time, file: readJson(REFERENCE_URL) as ReferenceFile };
    return known.file;
  };

  return {
    read,
    readJson,
    reference,
    /** Whether it has a file; a page is an address that ends in a slash. */
    has: (url: string) => existsSync(fileOf(url)),
    /** The public address that it was built for. */
    address: () => reference().$schema.slice(0, -REFERENCE_SCHEMA_URL.length),
    /** The addresses of its pages, from the root of the site. */
    pages(): string[] {
      const { length } = this.address();
      const locations = read('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g);
      return [...locations].map(([, url = '']) => url.slice(length));
    },
  };
}

const notBuilt = (folder: string) =>
  [
    `${folder}: there is no built site with a reference`,
    '  Fix: npm run build, in the repository of the documentation',
  ].join('\n');
