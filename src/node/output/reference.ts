import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { REFERENCE_FOLDER, REFERENCE_SCHEMA_URL, REFERENCE_URL } from '../../site/referenceUrls';
import type { DevServer } from './devServer';
import type { PublicFiles } from './publicFiles';

const URLS = [REFERENCE_URL, REFERENCE_SCHEMA_URL, REFERENCE_FOLDER];

type Files = Readonly<Record<string, string>>;

/** The reference as data: written by a build, and made in `develop` when someone asks for it. */
export function createReferenceFiles({ folder, write }: PublicFiles, files: () => Files) {
  return {
    write(): void {
      for (const [url, text] of Object.entries(files())) write(url, text);
    },

    serve(app: DevServer): void {
      // What a build left would be served in its place.
      for (const url of URLS) rmSync(join(folder, url), { recursive: true, force: true });
      app.get(/^\/reference(?:\/\w+)?(?:\.schema)?\.json$/, ({ url }, response, next) => {
        const text = files()[url.replace(/\?.*$/, '')];
        if (text === undefined) return next(undefined);
        response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
        response.end(text);
      });
    },
  };
}
